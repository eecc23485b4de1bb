import { centered } from '../../theme/basic/centered.css.ts';
import { field } from '../../theme/basic/field.css.ts';
import { grid } from '../../theme/basic/grid.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([grid, { gap: vars.space[4], justifyItems: 'start' }]);

export const list = componentStyle([
  wrappingRow,
  {
    gap: vars.space[3],
  },
]);

export const item = componentStyle([
  field,
  centered,
  {
    position: 'relative',
    inlineSize: `calc(${vars.size.target} + 8px)`,
    blockSize: `calc(${vars.size.target} + 8px)`,
    border: `${vars.size.border} solid ${vars.color.line}`,
    fontSize: vars.text.lg,
    fontWeight: vars.font.weightNumber,
    lineHeight: 1,
    touchAction: 'manipulation',
    selectors: {
      '&:hover': { borderColor: vars.color.accent.line },
      '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&[data-state="open"]': { color: vars.color.textMuted },
      '&[data-state="skipped"]': { borderStyle: 'dashed', borderColor: vars.color.reward.line },
      '&[data-state="answered"]': {
        background: vars.color.accent.soft,
        borderColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
      },
      '&[data-state="right"]': {
        background: vars.color.success.soft,
        borderColor: vars.color.success.line,
        color: vars.color.success.text,
      },
      '&[data-state="partial"]': {
        background: vars.color.reward.soft,
        borderColor: vars.color.reward.line,
        color: vars.color.reward.text,
      },
      '&[data-state="wrong"]': {
        background: vars.color.reward.soft,
        borderStyle: 'dashed',
        borderColor: vars.color.reward.line,
        color: vars.color.reward.text,
      },
      '&[aria-current]': { boxShadow: `0 0 0 3px ${vars.color.page}, 0 0 0 6px ${vars.color.accent.solid}` },
    },
    '@media': {
      // Not over the ring of focus, which the open question has too.
      '(forced-colors: active)': {
        selectors: { '&[aria-current]:not(:focus-visible)': { outline: '3px solid Highlight' } },
      },
    },
  },
]);

/** Mark of what came of a question, on the corner of its square. */
export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: '-7px',
  insetInlineEnd: '-7px',
  display: 'grid',
  padding: '3px',
  borderRadius: vars.radius.full,
  selectors: {
    '[data-state="answered"] > &': { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
    '[data-state="skipped"] > &, [data-state="partial"] > &': {
      background: vars.color.reward.solid,
      color: vars.color.reward.onSolid,
    },
    '[data-state="right"] > &': { background: vars.color.success.solid, color: vars.color.success.onSolid },
    '[data-state="wrong"] > &': { background: vars.color.reward.solid, color: vars.color.reward.onSolid },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const flag = componentStyle({
  position: 'absolute',
  insetBlockEnd: '2px',
  insetInlineStart: '4px',
  color: vars.color.accent.text,
});

/** What the marks mean, where no filter says it. */
export const legend = componentStyle([
  note,
  wrappingRow,
  {
    gap: `${vars.space[1]} ${vars.space[5]}`,
  },
]);

export const entry = componentStyle([inlineRow, { gap: vars.space[2] }]);
