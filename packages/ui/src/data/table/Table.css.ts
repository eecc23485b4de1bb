import { indeterminate } from '../../feedback/progress-bar/indeterminate.css.ts';
import { column as basicColumn } from '../../theme/basic/column.css.ts';
import { inlineRow as basicInlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row as basicRow } from '../../theme/basic/row.css.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { TABLE_NEEDS } from './table-needs.ts';

/**
 * Below this width of its own container, whatever the window's, the table is a stack of rows. The container has a name: a table
 * that keeps its columns everywhere gives it up, and no other container is asked in its place.
 */
const NARROW = `m-table (max-width: ${TABLE_NEEDS / 16 - 0.01}rem)`;

export const root = componentStyle([
  basicColumn,
  {
    containerType: 'inline-size',
    containerName: 'm-table',
    position: 'relative',
    minInlineSize: 0,
    selectors: {
      // Rows in sight are about to be replaced: a line passes over their head.
      '&[data-pending]': { overflow: 'hidden' },
      '&[data-pending]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
        inlineSize: '30%',
        blockSize: '3px',
        zIndex: vars.layer.sticky,
        borderRadius: vars.radius.full,
        background: vars.color.accent.solid,
        animation: indeterminate,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&[data-pending]::before': { animation: 'none', inlineSize: '100%' } },
      },
    },
  },
]);

export const scroller = componentStyle({
  position: 'relative',
  overflowX: 'auto',
  selectors: {
    // It scrolls by itself: one ground under rows and head, whatever the page's.
    '&[data-sticky-head]': { overflowY: 'auto', maxBlockSize: '70vh', background: vars.color.surface },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  // Widths do not follow which rows happen to be in the page.
  selectors: { '&[data-windowed]': { tableLayout: 'fixed' } },
  '@container': { [NARROW]: { display: 'block' } },
});

export const caption = componentStyle({
  captionSide: 'top',
  textAlign: 'start',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  fontWeight: vars.font.weightHeading,
  '@container': { [NARROW]: { display: 'block' } },
});

export const head = componentStyle({
  '@container': { [NARROW]: { display: 'block' } },
  selectors: {
    '[data-sticky-head] &': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.sticky,
      background: vars.color.surface,
    },
  },
});

/** On a phone each value carries its own header: what is left of the heads is a line of sort buttons, if any. */
export const headRow = componentStyle({
  '@container': {
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[2],
      selectors: {
        '&:has([aria-sort])': {
          paddingInline: vars.space[4],
          paddingBlock: vars.space[2],
          borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const headCell = componentStyle([
  note,
  {
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
    textAlign: 'start',
    fontWeight: vars.font.weightStrong,
    whiteSpace: 'nowrap',
    selectors: {
      '[dir=ltr] &[data-numeric], &[data-align=end]': { textAlign: 'end' },
      '&[data-align=center]': { textAlign: 'center' },
    },
    '@container': {
      [NARROW]: {
        display: 'block',
        padding: 0,
        borderBlockEnd: 0,
        selectors: {
          // Heard, not seen.
          '&:not([aria-sort])': {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
]);

export const sortButton = componentStyle([
  basicInlineRow,
  {
    gap: vars.space[1],
    minBlockSize: vars.size.targetSmall,
    marginInline: `calc(-1 * ${vars.space[2]})`,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered]': { color: vars.color.accent.text, background: vars.color.accent.soft },
      '[data-align=center] > &': { marginInline: 0 },
      '[aria-sort=ascending] &, [aria-sort=descending] &': { color: vars.color.accent.text },
    },
    '@container': {
      [NARROW]: {
        marginInline: 0,
        paddingInline: vars.space[3],
        border: `${vars.size.hairline} solid ${vars.color.line}`,
        borderRadius: vars.radius.full,
        selectors: {
          '[aria-sort=ascending] &, [aria-sort=descending] &': {
            color: vars.color.accent.onSoft,
            background: vars.color.accent.soft,
            borderColor: vars.color.accent.line,
          },
        },
      },
    },
  },
]);

export const body = componentStyle({
  // Fainter than that they could not be read while one waits.
  selectors: { '[data-pending] &': { color: vars.color.textMuted } },
  '@container': { [NARROW]: { display: 'block' } },
});

/** As high as the rows that are not in the page. */
export const space = componentStyle({ display: 'block' });

export const row = componentStyle({
  selectors: {
    '&[data-link]': { cursor: 'pointer' },
    '&[data-link]:hover': { background: vars.color.surfaceMuted },
    '&[data-chosen], &[data-chosen]:hover': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
  },
  '@container': {
    [NARROW]: {
      position: 'relative',
      display: 'block',
      paddingBlock: vars.space[3],
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
    },
  },
});

export const cell = componentStyle({
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} dashed ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  verticalAlign: 'middle',
  selectors: {
    'tr:last-child > &': { borderBlockEnd: 0 },
    'th&': { fontWeight: vars.font.weightStrong },
    // A number's units are at its right end in both directions: that is the start of a Persian column.
    // Proportional figures: equal widths tear «۱۰» apart; «۴ از ۸» is one number.
    '&[data-numeric]': { fontWeight: vars.font.weightStrong, whiteSpace: 'nowrap' },
    '[dir=ltr] &[data-numeric], &[data-align=end]': { textAlign: 'end' },
    '&[data-align=center]': { textAlign: 'center' },
  },
  '@container': {
    [NARROW]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[4],
      paddingBlock: vars.space[1],
      borderBlockEnd: 0,
      textAlign: 'end',
      // An address is longer than a phone is wide.
      overflowWrap: 'anywhere',
      selectors: {
        'th&': { fontSize: vars.text.lg, paddingBlockEnd: vars.space[2], textAlign: 'start' },
        '&[data-numeric]': { whiteSpace: 'normal' },
        // Its column's header, seen and not heard: a screen reader knows the header already.
        '&[data-label]::before': {
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          flexShrink: 0,
          color: vars.color.textMuted,
          fontSize: vars.text.sm,
          fontWeight: vars.font.weightText,
        },
      },
    },
  },
});

/** The column of boxes is as wide as a box; on a phone the box is at the end of the row's name. */
export const boxCell = componentStyle({
  inlineSize: `calc(${vars.size.target} + ${vars.space[4]})`,
  padding: 0,
  '@container': {
    [NARROW]: {
      selectors: {
        'td&': { position: 'absolute', insetBlockStart: vars.space[1], insetInlineEnd: 0, inlineSize: 'auto' },
        // Beside the box that chooses the row, where there is one.
        'td + td&[data-toggle]': { insetInlineEnd: vars.size.target },
      },
    },
  },
});

export const cellValue = componentStyle({
  display: 'block',
  // Room for a bone, which has no width of its own.
  '@container': {
    [NARROW]: { minInlineSize: '5rem' },
  },
});

export const rowLink = componentStyle({
  textDecoration: 'none',
  display: 'inline-block',
  verticalAlign: 'middle',
  borderRadius: vars.radius.small,
  outlineOffset: '3px',
  selectors: {
    '&[data-hovered], tr:hover &': { color: vars.color.accent.text },
  },
});

/** On a phone a single button that opens a menu is at the end of the row's name; more of them have a line of their own. */
export const actionsCell = componentStyle({
  '@container': {
    [NARROW]: {
      selectors: {
        '&:has([aria-haspopup=true]:only-child)': {
          position: 'absolute',
          insetBlockStart: vars.space[1],
          insetInlineEnd: 0,
          padding: 0,
        },
        // Beside the box that chooses the row, where there is one.
        [`.${boxCell} ~ &:has([aria-haspopup=true]:only-child)`]: { insetInlineEnd: vars.size.target },
      },
    },
  },
});

export const actions = componentStyle([
  basicRow,
  {
    justifyContent: 'flex-end',
    gap: vars.space[1],
    // A wide column of text would break a button of two words into two lines.
    whiteSpace: 'nowrap',
  },
]);

/** What is there when no row does: nothing yet, or a failure. */
export const instead = componentStyle({ padding: vars.space[8], textAlign: 'center', color: vars.color.textMuted });

export const footer = componentStyle({
  padding: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});

/** What opens the menu of a row is always there, and calm until its row is the one that is meant. */
componentGlobalStyle(`.${row} .${actions} > [aria-haspopup=true]`, { color: vars.color.textMuted });
componentGlobalStyle(`.${row}:is(:hover, :focus-within) .${actions} > [aria-haspopup=true]`, {
  color: vars.color.accent.text,
});

// A long name leaves room for it.
componentGlobalStyle(`.${row}:has(> .${actionsCell} [aria-haspopup=true]:only-child) > th`, {
  '@container': { [NARROW]: { paddingInlineEnd: `calc(${vars.size.target} + ${vars.space[2]})` } },
});
