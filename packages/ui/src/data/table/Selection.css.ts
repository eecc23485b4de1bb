import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = componentStyle([
  note,
  row,
  {
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    // As high with its buttons as without them: rows do not jump at the first choice.
    minBlockSize: `calc(${vars.size.target} + 2 * ${vars.space[2]})`,
    paddingInlineEnd: vars.space[4],
    paddingBlockEnd: vars.space[2],
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  },
]);

export const count = componentStyle({
  color: vars.color.accent.text,
  fontWeight: vars.font.weightStrong,
  selectors: { '&:not(:empty)': { marginInlineEnd: 'auto' } },
});

export const barActions = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    gap: vars.space[2],
    paddingInlineStart: vars.space[4],
  },
]);

/** With Shift it must not mark text. */
export const place = componentStyle([
  inlineRow,
  {
    position: 'relative',
    gap: vars.space[3],
    minBlockSize: vars.size.target,
    minInlineSize: vars.size.target,
    paddingInline: vars.space[4],
    cursor: 'pointer',
    userSelect: 'none',
  },
]);

export const box = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '1.35rem',
  blockSize: '1.35rem',
  color: vars.color.accent.onSolid,
  background: vars.color.surface,
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  borderRadius: `calc(${vars.radius.small} * 0.7)`,
  cursor: 'inherit',
  '::before': { content: '""', inlineSize: '0.85rem', blockSize: '0.85rem', background: 'currentColor', scale: 0 },
  // The whole of its place is the target: Firefox does not hand on to a box a press on its label with Shift.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { borderColor: vars.color.accent.line, background: vars.color.accent.soft },
    '&:checked, &:indeterminate': {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
    '&:checked::before': {
      scale: 1,
      clipPath: 'polygon(12% 48%, 0 62%, 38% 96%, 100% 20%, 86% 8%, 37% 70%)',
    },
    '&:indeterminate::before': { scale: 1, clipPath: 'inset(40% 4%)' },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '&:checked, &:indeterminate': { background: 'Highlight', borderColor: 'Highlight' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});
