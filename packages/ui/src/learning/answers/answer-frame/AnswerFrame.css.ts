import { keyframes } from '@vanilla-extract/css';
import { column } from '../../../theme/basic/column.css.ts';
import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const frame = componentStyle([
  column,
  {
    // The verdict comes under the boxes, so that none of them moves when it does.
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    selectors: {
      '&[data-mark="under"]': { alignItems: 'stretch' },
    },
  },
]);

const arrive = keyframes({ from: { scale: '0.6' }, to: { scale: '1' } });

export const mark = componentStyle([
  inlineRow,
  {
    alignSelf: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    border: `${vars.size.border} solid transparent`,
    borderRadius: vars.radius.full,
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.tight,
    animation: `${arrive} ${vars.motion.slow} ${vars.motion.bounce}`,
    selectors: {
      '&[data-status="right"]': { background: vars.color.success.solid, color: vars.color.success.onSolid },
      '&[data-status="wrong"]': {
        background: vars.color.reward.soft,
        color: vars.color.reward.text,
        borderColor: vars.color.reward.line,
        borderStyle: 'dashed',
      },
      '&[data-status="partial"]': {
        background: vars.color.reward.soft,
        color: vars.color.reward.text,
        borderColor: vars.color.reward.line,
      },
      '&[data-status="invalid"], &[data-status="waiting"]': {
        background: vars.color.info.soft,
        color: vars.color.info.text,
        borderColor: vars.color.info.line,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
]);
