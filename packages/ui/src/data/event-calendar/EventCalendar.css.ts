import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** In a place narrower than this a month is a list, as the timetable of a week is a day. */
const NARROW = 'm-events (max-width: 39.99rem)';
const LANE = '1.75rem';
const HEAD = '2.5rem';

const line = `${vars.size.hairline} solid ${vars.color.line}`;

export const root = componentStyle({
  containerType: 'inline-size',
  containerName: 'm-events',
  minInlineSize: 0,
  color: vars.color.text,
  fontSize: vars.text.base,
});

export const header = componentStyle([row, { flexWrap: 'wrap', gap: vars.space[2], marginBlockEnd: vars.space[4] }]);

export const title = componentStyle([
  heading,
  { minInlineSize: '9rem', fontSize: vars.text.lg, textAlign: 'center', '@container': { [NARROW]: { flex: 1 } } },
]);

export const turn = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.control,
    color: vars.color.accent.text,
    outlineOffset: '-2px',
    cursor: 'pointer',
    selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.accent.soft } },
  },
]);

/** Towards the end of the line. */
export const views = componentStyle({ marginInlineStart: 'auto' });

export const grid = componentStyle({
  border: line,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surface,
  '@container': { [NARROW]: { display: 'none' } },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const week = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });

export const weekday = componentStyle([
  note,
  strong,
  {
    paddingBlock: vars.space[2],
    textAlign: 'center',
    background: vars.color.surfaceMuted,
    selectors: { '&[data-weekend]': { color: vars.color.danger.text } },
  },
]);

export const day = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  // Its head, the lanes that are used, and the line of what is more.
  minBlockSize: `calc(${HEAD} + var(--lines) * ${LANE} + ${vars.space[1]})`,
  borderBlockStart: line,
  selectors: {
    '& + &': { borderInlineStart: line },
    '&[data-outside]': { background: `color-mix(in oklab, ${vars.color.surfaceMuted} 60%, transparent)` },
    '&[data-off]': { background: `color-mix(in oklab, ${vars.color.danger.soft} 55%, transparent)` },
  },
});

export const dayHead = componentStyle([row, { gap: vars.space[1], blockSize: HEAD, paddingInline: vars.space[1] }]);

export const number = componentStyle([
  centered,
  {
    flex: 'none',
    minInlineSize: '2rem',
    blockSize: '2rem',
    paddingInline: '2px',
    borderRadius: vars.radius.full,
    fontWeight: vars.font.weightStrong,
    lineHeight: 1,
    outlineOffset: '1px',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceMuted },
      '&[aria-expanded=true], &[data-pressed]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '[data-outside] &': { color: vars.color.textMuted, fontWeight: vars.font.weightText },
      '[data-weekend] &, [data-off] &': { color: vars.color.danger.text },
      '[data-today] &': { color: vars.color.accent.onSolid, background: vars.color.accent.solid },
      '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}` },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-today] &': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' } },
      },
    },
  },
]);

/** Why a day is off. */
export const off = componentStyle([
  note,
  ellipsis,
  { minInlineSize: 0, color: vars.color.danger.text, lineHeight: vars.leading.tight },
]);

/** Over the days it takes: it is in the first, and as wide as all. */
export const place = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${HEAD} + var(--lane) * ${LANE})`,
  insetInlineStart: 0,
  inlineSize: 'calc(var(--span) * 100% + (var(--span) - 1) * 1px)',
  blockSize: LANE,
  padding: '1px 3px',
});

export const bar = componentStyle([
  row,
  {
    gap: vars.space[1],
    blockSize: '100%',
    minBlockSize: `calc(${LANE} - 2px)`,
    minInlineSize: 0,
    paddingInline: vars.space[2],
    overflow: 'hidden',
    // Its color is that of the tone, whichever of the two styles comes first.
    borderStyle: 'solid',
    borderWidth: vars.size.hairline,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    fontSize: vars.text.sm,
    lineHeight: 1.2,
    textDecoration: 'none',
    outlineOffset: '-2px',
    selectors: {
      'a&': { cursor: 'pointer' },
      'a&[data-hovered]': { boxShadow: vars.shadow.card },
      // Flat where it comes from a week before, or goes on.
      '&[data-before]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartStyle: 'dashed' },
      '&[data-after]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndStyle: 'dashed' },
      '&[data-off]': {
        color: vars.color.danger.text,
        borderColor: vars.color.danger.line,
        background: vars.color.danger.soft,
      },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

export const time = componentStyle({ flex: 'none', fontWeight: vars.font.weightNumber });

export const name = componentStyle([ellipsis, { minInlineSize: 0 }]);

export const more = componentStyle([
  note,
  strong,
  ellipsis,
  {
    position: 'absolute',
    insetBlockStart: `calc(${HEAD} + 3 * ${LANE})`,
    insetInline: '3px',
    blockSize: `calc(${LANE} - 2px)`,
    paddingInline: vars.space[2],
    textAlign: 'start',
    borderRadius: vars.radius.small,
    outlineOffset: '-2px',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed], &[aria-expanded=true]': {
        color: vars.color.accent.onSoft,
        background: vars.color.accent.soft,
      },
    },
  },
]);

/** The list of a month, in narrow places. */
export const agenda = componentStyle([
  column,
  {
    display: 'none',
    '@container': { [NARROW]: { display: 'flex' } },
  },
]);

export const agendaDay = componentStyle({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: line,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const agendaDate = componentStyle([
  column,
  {
    alignItems: 'center',
    fontSize: vars.text.sm,
    lineHeight: vars.leading.heading,
    selectors: {
      '[data-off] > &, [data-weekend] > &': { color: vars.color.danger.text },
      '[data-today] > &': { color: vars.color.accent.text },
    },
  },
]);

export const agendaNumber = componentStyle({
  fontSize: vars.text.xl,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1.2,
});

export const list = componentStyle([column, { gap: vars.space[2], minInlineSize: 0 }]);

/** An event as a row of a list. */
export const item = componentStyle([
  column,
  {
    justifyContent: 'center',
    gap: '2px',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[3],
    paddingBlock: vars.space[2],
    // Its color is that of the tone, whichever of the two styles comes first.
    borderStyle: 'solid',
    borderWidth: vars.size.hairline,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    lineHeight: vars.leading.heading,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    selectors: {
      'a&': { cursor: 'pointer' },
      'a&[data-hovered]': { boxShadow: vars.shadow.card },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

export const itemTitle = componentStyle({ fontWeight: vars.font.weightHeading });

export const itemNote = componentStyle([inlineRow, { gap: vars.space[1], fontSize: vars.text.sm, minInlineSize: 0 }]);

export const offTitle = componentStyle([strong, { color: vars.color.danger.text }]);

export const offDays = componentStyle([note, { display: 'block', fontWeight: vars.font.weightText }]);

export const none = componentStyle({ color: vars.color.textMuted });

/** What opens from a day. */
export const popover = componentStyle([
  column,
  { gap: vars.space[3], minInlineSize: '16rem', padding: vars.space[4], outline: 'none' },
]);

export const popoverTitle = componentStyle([heading, { fontSize: vars.text.base }]);

/** Keeps room for the lanes of the strip under the names of the days. */
export const hours = componentStyle({
  position: 'relative',
  vars: { '--above': `calc(var(--lanes) * ${LANE} + ${vars.space[2]})` },
  selectors: { '&[data-plain]': { vars: { '--above': '0px' } } },
});

/** Whole days, between the names of the days and their hours: its columns are those of the timetable. */
export const strip = componentStyle({
  display: 'grid',
  position: 'absolute',
  insetBlockStart: '3.75rem',
  insetInline: '3.25rem 0',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gridAutoRows: LANE,
  '@container': {
    [NARROW]: {
      position: 'static',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[2],
      paddingBlockEnd: vars.space[4],
    },
  },
});

export const stripPlace = componentStyle({ minInlineSize: 0, padding: '1px 2px' });

/** In a list the days are words. */
export const stripDays = componentStyle([note, { display: 'none', '@container': { [NARROW]: { display: 'block' } } }]);
