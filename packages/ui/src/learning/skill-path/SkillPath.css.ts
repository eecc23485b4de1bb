import { createVar } from '@vanilla-extract/css';
import { centered } from '../../theme/basic/centered.css.ts';
import { type ComponentRule, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const ringSize = createVar();
/** From the middle of a ring to where a line begins. */
const lineStart = createVar();
/** From the middle of a ring to the far side of a turn: past the widest title. */
const turnReach = createVar();
const rowGap = createVar();

const TITLE_NEEDS = '10rem';

/** Skills in a row, from the width of the path on. Text that is zoomed has fewer. */
const COLUMNS = [
  { columns: 2, query: '(max-width: 29.99rem)' },
  { columns: 3, query: '(min-width: 30rem) and (max-width: 39.99rem)' },
  { columns: 4, query: '(min-width: 40rem) and (max-width: 59.99rem)' },
  { columns: 5, query: '(min-width: 60rem)' },
] as const;

/** The rules of each number of columns. */
function byColumns(rule: (columns: number) => ComponentRule): Record<string, ComponentRule> {
  return Object.fromEntries(COLUMNS.map(({ columns, query }) => [query, rule(columns)]));
}

/** Items of the path at a place of two rows, the first of which runs onward and the second back; places from 1. */
const atPlace = (columns: number, place: number) => `:nth-child(${2 * columns}n + ${place})`;

export const root = componentStyle({
  containerType: 'inline-size',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
});

export const list = componentStyle({
  vars: {
    [ringSize]: '4.5rem',
    [lineStart]: `calc(${ringSize} / 2 + ${vars.space[2]})`,
    [turnReach]: `calc(min(50%, ${TITLE_NEEDS} / 2) + ${vars.space[3]})`,
    [rowGap]: vars.space[8],
  },
  display: 'grid',
  // With the column given, dense packing places each item in the first free row of its column: the rows of the path.
  gridAutoFlow: 'row dense',
  rowGap,
  padding: vars.space[6],
  '@container': {
    ...byColumns((columns) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` })),
    [COLUMNS[0].query]: {
      // Zoomed text never makes the rings wider than their columns.
      vars: { [ringSize]: 'min(3.75rem, 28cqi)' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  '@container': byColumns((columns) => ({
    selectors: Object.fromEntries(
      Array.from({ length: 2 * columns }, (_, index) => [
        `&${atPlace(columns, index + 1)}`,
        { gridColumn: index < columns ? index + 1 : 2 * columns - index },
      ]),
    ),
  })),
});

export const face = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: `min(100%, ${TITLE_NEEDS})`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  color: 'inherit',
  textDecoration: 'none',
});

export const link = componentStyle({ cursor: 'pointer' });

export const ring = componentStyle([
  centered,
  {
    position: 'relative',
    flex: 'none',
    inlineSize: ringSize,
    blockSize: ringSize,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      [`${link}[data-hovered] &`]: { scale: '1.06' },
      [`${link}[data-pressed] &`]: { scale: '0.97' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        transition: 'none',
        selectors: { [`${link}[data-hovered] &`]: { scale: 'none' }, [`${link}[data-pressed] &`]: { scale: 'none' } },
      },
    },
  },
]);

export const number = componentStyle({
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1,
  color: vars.color.accent.text,
  selectors: { '[data-band=unseen] &, [data-band=starting] &': { color: vars.color.textMuted } },
});

export const pencil = componentStyle({
  inlineSize: '45%',
  blockSize: '45%',
  color: vars.color.reward.edge,
  fill: vars.color.reward.solid,
  '@media': { '(forced-colors: active)': { color: 'CanvasText', fill: 'none' } },
});

export const title = componentStyle({
  maxInlineSize: '100%',
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    '[data-band=unseen] &': { color: vars.color.textMuted, fontWeight: vars.font.weightText },
    '[aria-current] &': { color: vars.color.text, fontWeight: vars.font.weightHeading },
    [`${link}[data-hovered] &`]: { textDecoration: 'underline' },
  },
});

export const note = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' });

export const dots = componentStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: '3px',
  strokeLinecap: 'round',
  strokeDasharray: '0 9',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

const line = { position: 'absolute', overflow: 'visible', pointerEvents: 'none' } as const;

/** In a row, from ring to ring. */
export const straight = componentStyle({
  ...line,
  insetBlockStart: `calc(${ringSize} / 2 - 1px)`,
  insetInlineStart: `calc(50% + ${lineStart})`,
  inlineSize: `calc(100% - 2 * ${lineStart})`,
  blockSize: '2px',
  '@container': byColumns((columns) => ({
    selectors: {
      ...Object.fromEntries(
        Array.from({ length: columns - 1 }, (_, index) => [
          `${item}${atPlace(columns, columns + 1 + index)} > &`,
          { insetInlineStart: 'auto', insetInlineEnd: `calc(50% + ${lineStart})` },
        ]),
      ),
      [`${item}${atPlace(columns, columns)} > &`]: { display: 'none' },
      [`${item}${atPlace(columns, 2 * columns)} > &`]: { display: 'none' },
    },
  })),
});

/** From the last ring of a row to the one under it; an item is as high as its row, so both rings are where they should. */
export const turn = componentStyle({
  ...line,
  display: 'none',
  insetBlockStart: `calc(${ringSize} / 2)`,
  inlineSize: `calc(${turnReach} - ${lineStart})`,
  blockSize: `calc(100% + ${rowGap})`,
  '@container': byColumns((columns) => ({
    selectors: {
      [`${item}${atPlace(columns, columns)} > &`]: {
        display: 'block',
        insetInlineStart: `calc(50% + ${lineStart})`,
        scale: `calc(-1 * ${vars.direction}) 1`,
      },
      [`${item}${atPlace(columns, 2 * columns)} > &`]: {
        display: 'block',
        insetInlineEnd: `calc(50% + ${lineStart})`,
        scale: `${vars.direction} 1`,
      },
    },
  })),
});
