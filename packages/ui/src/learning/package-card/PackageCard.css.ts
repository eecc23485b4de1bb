import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { paper } from '../../theme/basic/paper.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The activities are stations of a path on squared paper. */
export const marks = componentStyle([
  paper,
  wrappingRow,
  {
    gap: `${vars.space[3]} ${vars.space[2]}`,
    // Cards beside one another have theirs at one height, however many facts are above.
    marginBlockStart: 'auto',
    padding: vars.space[3],
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
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
    border: `3px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    color: vars.color.textMuted,
    selectors: {
      // The way to the next one.
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(100% + 3px)',
        insetBlockStart: 'calc(50% - 1.5px)',
        inlineSize: vars.space[2],
        borderBlockStart: `3px dotted ${vars.color.lineStrong}`,
      },
      '&[data-done]': {
        background: vars.color.success.soft,
        borderColor: vars.color.success.solid,
        color: vars.color.success.text,
      },
      '&[data-next]': {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
        color: vars.color.accent.onSolid,
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
