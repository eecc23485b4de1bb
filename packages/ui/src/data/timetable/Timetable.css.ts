import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import '../../theme/series-colors.css.ts';
import { seriesColor } from '../../theme/series-contract.css.ts';

/** In a place narrower than this one day is shown. */
const NARROW = 'm-timetable (max-width: 39.99rem)';
const HOUR = '5.5rem';
const HOURS_WIDTH = '3.25rem';

/** So many minutes as a length downwards. */
const down = (minutes: string) => `calc(${minutes} * ${HOUR} / 60)`;

export const root = componentStyle({
  containerType: 'inline-size',
  containerName: 'm-timetable',
  minInlineSize: 0,
  color: vars.color.text,
  fontSize: vars.text.base,
});

/** The days of the narrow form. */
export const strip = componentStyle({
  display: 'none',
  '@container': {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))',
      gap: vars.space[1],
      paddingBlockEnd: vars.space[3],
      marginBlockEnd: vars.space[4],
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
    },
  },
});

export const stripDay = componentStyle([
  column,
  {
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: `max(3.25rem, ${vars.size.target})`,
    borderRadius: vars.radius.control,
    lineHeight: vars.leading.heading,
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surfaceMuted },
      '&[aria-pressed=true]': { color: vars.color.accent.onSolid, background: vars.color.accent.solid },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed=true]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        },
      },
    },
  },
]);

export const stripNumber = componentStyle({
  fontWeight: vars.font.weightNumber,
  color: vars.color.text,
  selectors: { '[aria-pressed=true] > &': { color: 'inherit' } },
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${HOURS_WIDTH} repeat(var(--days), minmax(0, 1fr))`,
  '@container': { [NARROW]: { display: 'block', touchAction: 'pan-y' } },
});

/** Under the heads of the days. */
const HEAD = '3.75rem';
/** Room for what takes whole days; the calendar of events lays it over. */
const ABOVE = 'var(--above, 0px)';

export const hours = componentStyle([
  note,
  {
    position: 'relative',
    marginBlockStart: `calc(${HEAD} + ${ABOVE})`,
    blockSize: down('var(--minutes)'),
    '@container': { [NARROW]: { display: 'none' } },
  },
]);

export const hour = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: down('var(--from)'),
  translate: '0 -50%',
  lineHeight: 1,
});

export const day = componentStyle({
  minInlineSize: 0,
  '@container': { [NARROW]: { selectors: { '&:not([data-shown])': { display: 'none' } } } },
});

export const dayName = componentStyle([
  column,
  {
    alignItems: 'center',
    blockSize: HEAD,
    fontSize: vars.text.base,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.text,
    selectors: { '[data-today] > &': { color: vars.color.accent.text } },
    '@container': {
      // The strip says it; screen readers hear it here too.
      [NARROW]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);

export const date = componentStyle([
  note,
  {
    fontWeight: vars.font.weightText,
    selectors: { '[data-today] &': { color: 'inherit', fontWeight: vars.font.weightStrong } },
  },
]);

/** In the wide form an empty column says it. */
export const none = componentStyle({
  display: 'none',
  color: vars.color.textMuted,
  '@container': { [NARROW]: { display: 'block' } },
});

export const lessons = componentStyle({
  position: 'relative',
  marginBlockStart: ABOVE,
  blockSize: down('var(--minutes)'),
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}`,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  backgroundImage: `linear-gradient(${vars.color.line} ${vars.size.hairline}, transparent ${vars.size.hairline})`,
  backgroundSize: `100% ${HOUR}`,
  selectors: {
    '[data-today] > &': { backgroundColor: `color-mix(in oklab, ${vars.color.surfaceMuted} 50%, transparent)` },
    'div:last-child > &': { borderInlineEnd: `${vars.size.hairline} solid ${vars.color.line}` },
  },
  '@container': {
    [NARROW]: {
      display: 'grid',
      gap: vars.space[3],
      blockSize: 'auto',
      // Over the class for wide places, whose `div:last-child` is stronger.
      selectors: { '&&&': { marginBlockStart: 0, border: 0, background: 'none' } },
    },
  },
});

export const lesson = componentStyle({
  position: 'absolute',
  insetBlockStart: down('var(--from)'),
  insetInlineStart: 'calc(100% * var(--lane) / var(--lanes))',
  inlineSize: 'calc(100% / var(--lanes))',
  blockSize: down('var(--length)'),
  padding: '2px 4px',
  '@container': {
    [NARROW]: {
      position: 'static',
      display: 'grid',
      gridTemplateColumns: '3.25rem minmax(0, 1fr)',
      gap: vars.space[3],
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
    },
  },
});

export const times = componentStyle([
  note,
  {
    display: 'none',
    '@container': { [NARROW]: { display: 'grid', alignContent: 'start', justifyItems: 'center' } },
  },
]);

export const start = componentStyle({
  fontSize: vars.text.base,
  fontWeight: vars.font.weightNumber,
  color: vars.color.text,
});

export const block = componentStyle([
  column,
  {
    gap: '2px',
    blockSize: '100%',
    minInlineSize: 0,
    paddingInline: vars.space[3],
    paddingBlock: vars.space[2],
    border: `${vars.size.hairline} solid`,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    textDecoration: 'none',
    lineHeight: vars.leading.heading,
    overflow: 'hidden',
    selectors: {
      'a&': { cursor: 'pointer' },
      'a&[data-hovered]': { boxShadow: vars.shadow.card },
      // Whole over what it may lie on.
      '&:focus-visible': { zIndex: 1 },
      '&[data-now]': { borderWidth: vars.size.border, borderColor: vars.color.accent.line },
      '&[data-outlined]': { background: vars.color.surface, borderWidth: vars.size.border },
    },
    '@container': { [NARROW]: { minBlockSize: '4.75rem' } },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

const wash = (color: string) => ({
  background: `color-mix(in oklab, ${color} 15%, ${vars.color.surface})`,
  borderColor: `color-mix(in oklab, ${color} 45%, ${vars.color.surface})`,
});

export const tone = componentVariants({
  series1: wash(seriesColor.series1),
  series2: wash(seriesColor.series2),
  series3: wash(seriesColor.series3),
  series4: wash(seriesColor.series4),
  series5: wash(seriesColor.series5),
  series6: wash(seriesColor.series6),
});

export const title = componentStyle({ fontWeight: vars.font.weightHeading, overflowWrap: 'anywhere' });

export const detail = componentStyle([inlineRow, { gap: vars.space[1], fontSize: vars.text.sm, minInlineSize: 0 }]);

export const icon = componentStyle([centered, { flex: 'none', fontSize: '1rem' }]);

/** The present moment, over lessons and between them. */
export const now = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: down('var(--from)'),
  borderBlockStart: `2px solid ${vars.color.accent.solid}`,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-5px',
      insetBlockStart: '-6px',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: vars.radius.full,
      background: vars.color.accent.solid,
    },
  },
  '@container': { [NARROW]: { display: 'none' } },
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
});
