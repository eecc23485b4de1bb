import { note } from '../../theme/basic/note.css.ts';
import { row as basicRow } from '../../theme/basic/row.css.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Rows of two lines in a narrow place, some 58 px high: twenty of them are two turns of the thumb. */

/** On a small phone, or with larger text, badges take a line of their own under the words. */
const SMALL = 'm-table (max-width: 21.99rem)';
/** With large text numbers do too. */
const TIGHT = 'm-table (max-width: 14.99rem)';

export const table = componentStyle({ display: 'block', inlineSize: '100%', textAlign: 'start' });

export const body = componentStyle({
  display: 'block',
  // Fainter than that they could not be read while one waits.
  selectors: { '[data-pending] &': { color: vars.color.textMuted } },
});

export const link = componentStyle({
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  // Box, toggle, start, words; then the ends, which never leave so little that words are broken.
  gridTemplateColumns: 'auto auto auto minmax(min(7rem, 50%), 1fr)',
  gridAutoColumns: 'fit-content(55%)',
  gridTemplateRows: 'auto auto',
  alignItems: 'center',
  // Free room is above and below the two lines, not between them.
  alignContent: 'center',
  minBlockSize: '3.625rem',
  paddingBlock: `calc(1.5 * ${vars.space[1]})`,
  paddingInline: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  selectors: {
    '&[data-link]:hover': { background: vars.color.surfaceMuted },
    '&[data-chosen], &[data-chosen]:hover': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
    '&:last-child': { borderBlockEnd: 0 },
    [`&:has(${link}[data-focus-visible])`]: {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
});

const cell = componentStyle({ padding: 0, textAlign: 'start', fontWeight: 'inherit' });

/** Beside both lines. */
const beside = componentStyle([cell, { gridRow: '1 / span 2' }]);

// Over the link, which is as large as the row.
componentGlobalStyle(`.${row} :is(a, button, input, label):not(.${link})`, { position: 'relative', zIndex: 1 });

export const box = componentStyle([beside, { gridColumn: 1, marginInlineStart: `calc(-1 * ${vars.space[3]})` }]);
export const toggle = componentStyle([beside, { gridColumn: 2, marginInlineStart: `calc(-1 * ${vars.space[2]})` }]);
export const start = componentStyle([beside, { gridColumn: 3, paddingInlineEnd: vars.space[3] }]);

export const name = componentStyle([
  cell,
  {
    gridColumn: 4,
    gridRow: 1,
    minInlineSize: 0,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.heading,
    overflowWrap: 'anywhere',
    selectors: { '&[data-alone]': { gridRow: '1 / span 2' } },
  },
]);

export const detail = componentStyle([
  cell,
  note,
  {
    gridColumn: 4,
    gridRow: 2,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' }, '[data-chosen] > &': { color: 'inherit' } },
  },
]);

// A value with a button beside it is a part of the line.
componentGlobalStyle(`.${detail} > span`, { display: 'inline-flex' });

export const badges = componentStyle([
  beside,
  {
    gridColumn: 'var(--place)',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[1],
    paddingInlineStart: vars.space[2],
    selectors: { '&:empty': { padding: 0 } },
    '@container': {
      [SMALL]: {
        gridColumn: 4,
        gridRow: 'auto',
        justifyContent: 'flex-start',
        paddingInlineStart: 0,
        selectors: { '&:not(:empty)': { paddingBlock: vars.space[1] } },
      },
    },
  },
]);

export const number = componentStyle([
  beside,
  {
    gridColumn: 'var(--place)',
    minInlineSize: '2.25rem',
    paddingInlineStart: vars.space[2],
    fontWeight: vars.font.weightStrong,
    whiteSpace: 'nowrap',
    selectors: { '&:empty': { padding: 0 } },
    '@container': { [TIGHT]: { gridColumn: 4, gridRow: 'auto', paddingInlineStart: 0, justifySelf: 'start' } },
  },
]);

export const actions = componentStyle([
  beside,
  basicRow,
  {
    gridColumn: 'var(--place)',
    gap: vars.space[1],
    paddingInlineStart: vars.space[1],
    // A button alone reaches to the edge, as its place is larger than its picture.
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    whiteSpace: 'nowrap',
  },
]);

/** Drawn for right-to-left. */
export const onward = componentStyle({ color: vars.color.textMuted, scale: `${vars.direction} 1` });

/** As high as the head of a table. */
export const band = componentStyle([
  note,
  basicRow,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    minBlockSize: vars.size.target,
    paddingInline: vars.space[3],
    background: vars.color.surfaceMuted,
    borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
  },
]);

export const label = componentStyle([basicRow, { minInlineSize: 0 }]);

export const sort = componentStyle([basicRow, { marginInlineStart: `calc(-1 * ${vars.space[3]})`, minInlineSize: 0 }]);

const control = {
  minBlockSize: vars.size.target,
  color: vars.color.accent.text,
  borderRadius: vars.radius.small,
  outlineOffset: '-2px',
} as const;

export const turn = componentStyle({
  ...control,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.accent.soft } },
});

export const choice = componentStyle({
  ...control,
  appearance: 'none',
  maxInlineSize: '100%',
  paddingInline: `${vars.space[2]} ${vars.space[8]}`,
  font: 'inherit',
  fontWeight: vars.font.weightStrong,
  background: 'transparent',
  border: 0,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
    '&:hover': { background: vars.color.accent.soft },
  },
});

/** Says that it opens; the choice itself takes the press. */
export const opens = componentStyle({
  marginInlineStart: `calc(-1 * ${vars.space[8]} + ${vars.space[2]})`,
  marginInlineEnd: vars.space[2],
  flexShrink: 0,
  color: vars.color.accent.text,
  pointerEvents: 'none',
});

export const numbers = componentStyle({ marginInlineStart: 'auto' });
