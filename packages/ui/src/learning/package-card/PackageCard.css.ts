import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const marks = componentStyle([
  wrappingRow,
  {
    gap: vars.space[2],
  },
]);

/** One activity: its kind as a picture; what is done is filled and has a tick. */
export const mark = componentStyle([
  inlineRow,
  {
    position: 'relative',
    justifyContent: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    border: `${vars.size.border} solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    selectors: {
      '&[data-done]': {
        background: vars.color.success.soft,
        borderColor: vars.color.success.line,
        color: vars.color.success.text,
      },
      '&[data-next]': {
        background: vars.color.accent.soft,
        borderColor: vars.color.accent.line,
        color: vars.color.accent.onSoft,
      },
    },
  },
]);

export const tick = componentStyle({
  position: 'absolute',
  insetBlockEnd: '-6px',
  insetInlineEnd: '-6px',
  display: 'grid',
  padding: '2px',
  borderRadius: vars.radius.full,
  background: vars.color.success.solid,
  color: vars.color.success.onSolid,
  '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText' } },
});
