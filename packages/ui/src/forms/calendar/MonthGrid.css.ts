import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { fieldBorder } from '../field/box-edge.ts';

const CELL = `max(2.5rem, ${vars.size.targetSmall})`;

export const calendar = componentStyle([
  column,
  {
    gap: vars.space[2],
    // Seven whole days, unless the screen is narrower.
    inlineSize: `calc(7 * ${CELL} + 2 * ${vars.space[4]})`,
    maxInlineSize: '100%',
    padding: vars.space[4],
  },
]);

export const header = componentStyle([row, { justifyContent: 'space-between' }]);

/** The name of the month, which opens the months of the year. */
export const title = componentStyle([
  heading,
  inlineRow,
  {
    gap: vars.space[1],
    minBlockSize: CELL,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    fontSize: vars.text.base,
    color: vars.color.text,
    background: vars.color.surfaceMuted,
    outlineOffset: '-2px',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
]);

export const turn = componentStyle([
  centered,
  {
    inlineSize: CELL,
    blockSize: CELL,
    borderRadius: vars.radius.control,
    color: vars.color.accent.text,
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.accent.soft },
      '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);

export const grid = componentStyle({
  // Without a width the columns would not be alike, `fixed` or not.
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
});

export const weekday = componentStyle([
  note,
  {
    blockSize: vars.space[8],
    fontWeight: vars.font.weightStrong,
    selectors: { '&:last-child': { color: vars.color.danger.text } },
  },
]);

export const day = componentStyle([
  centered,
  {
    blockSize: CELL,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      // Friday is the last of the week.
      'td:last-child > &': { color: vars.color.danger.text },
      '&[data-hovered]': { background: vars.color.surfaceMuted },
      // Today has an edge: seen beside any choice, and apart from the ring of the focus, which is wider.
      '&[data-today]': {
        fontWeight: vars.font.weightNumber,
        boxShadow: `inset 0 0 0 ${fieldBorder} ${vars.color.accent.line}`,
      },
      '&[data-selected], td > &[data-selected]': {
        color: vars.color.accent.onSoft,
        background: vars.color.accent.soft,
        borderRadius: 0,
      },
      '&[data-selection-start]': {
        borderStartStartRadius: vars.radius.small,
        borderEndStartRadius: vars.radius.small,
      },
      '&[data-selection-end]': { borderStartEndRadius: vars.radius.small, borderEndEndRadius: vars.radius.small },
      'td > &[data-selection-start], td > &[data-selection-end], [data-single] td > &[data-selected]': {
        color: vars.color.accent.onSolid,
        background: vars.color.accent.solid,
      },
      '[data-single] &[data-selected]': { borderRadius: vars.radius.small },
      'td > &[data-invalid]': { color: vars.color.danger.onSolid, background: vars.color.danger.solid },
      'td > &[data-disabled], td > &[data-unavailable]': {
        color: vars.color.textMuted,
        opacity: 0.55,
        cursor: 'not-allowed',
      },
      '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
          '&[data-today]': { outline: '2px solid CanvasText', outlineOffset: '-3px' },
          'td > &[data-disabled], td > &[data-unavailable]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
]);
