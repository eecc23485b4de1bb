import { keyframes } from '@vanilla-extract/css';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ position: 'relative', display: 'inline-flex', flexShrink: 0 });

const ping = keyframes({ from: { scale: 1, opacity: 0.7 }, '70%, to': { scale: 2.2, opacity: 0 } });

export const count = componentStyle([
  inlineRow,
  {
    position: 'absolute',
    insetBlockStart: '-5px',
    insetInlineEnd: '-9px',
    justifyContent: 'center',
    minInlineSize: '1.25rem',
    blockSize: '1.25rem',
    paddingInline: '4px',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    fontSize: '0.75rem',
    fontWeight: vars.font.weightNumber,
    lineHeight: 1,
    color: vars.color.reward.onBright,
    background: vars.color.reward.bright,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        borderRadius: 'inherit',
        background: vars.color.reward.bright,
        animation: `${ping} 2s ${vars.motion.ease} infinite`,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { animation: 'none', opacity: 0 } } },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
]);
