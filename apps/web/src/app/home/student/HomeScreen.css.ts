import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Two columns under the scene. */
const TABLET = '(min-width: 40rem)';
/** The menu is at the side, and the page has more room around it. */
const DESKTOP = '(min-width: 64rem)';
/** An opened notebook: the day on its right page, the scene on its left one. */
const WIDE = '(min-width: 68.75rem)';

const placed = (rule: StyleRule) => style({ '@layer': { components: rule } } as StyleRule);

const rule = `${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline}`;
const squaredPaper = {
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
  backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
};

/** What the notebook takes of a wide window: all beside the menu and a margin. */
const spread = `min(73.5rem, 100vw - ${vars.size.navVertical} - 4rem)`;

/** Over the edges of the page; on a desktop the cover of a notebook that lies open. */
export const notebook = placed({
  marginInline: `calc(-1 * ${vars.space[4]})`,
  marginBlock: `calc(-1 * ${vars.space[6]})`,
  '@media': {
    [DESKTOP]: { marginInline: `calc(-1 * ${vars.space[8]})`, marginBlock: `calc(-1 * ${vars.space[8]})` },
    [WIDE]: {
      inlineSize: spread,
      marginInline: `calc((100% - ${spread}) / 2)`,
      marginBlock: `calc(-1 * ${vars.space[3]}) 0`,
      padding: '6px',
      borderRadius: '30px',
      background: vars.color.accent.solid,
      boxShadow: `0 5px 0 ${vars.color.accent.edge}, ${vars.shadow.card}`,
    },
  },
});

export const root = placed({
  ...squaredPaper,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"scene" "notes" "week" "path" "below"',
  gridTemplateRows: 'auto auto auto auto 1fr',
  // As high as what the header and the menu at the lower edge leave.
  minBlockSize: `calc(100dvb - ${vars.size.header} - 4.75rem)`,
  paddingBlockEnd: vars.space[6],
  '@media': {
    [TABLET]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 36%)',
      gridTemplateAreas: '"scene scene" "notes week" "path week" "path below"',
      gridTemplateRows: 'auto auto auto 1fr',
    },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"head scene" "notes scene" "path scene" "path week" "path below"',
      gridTemplateRows: 'auto auto minmax(min-content, 22rem) auto 1fr',
      minBlockSize: 'calc(100dvb - 5rem)',
      borderRadius: '24px',
      overflow: 'clip',
    },
  },
});

/** Over the sky; on the right page of an opened notebook. */
export const head = placed({
  gridArea: 'scene',
  alignSelf: 'start',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingInline: vars.space[5],
  paddingBlockStart: vars.space[1],
  '@media': {
    [WIDE]: { gridArea: 'head', paddingInline: '4.875rem 3.375rem', paddingBlockStart: vars.space[8] },
  },
});

export const greeting = placed({
  fontSize: '1.625rem',
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
  '@media': { [WIDE]: { fontSize: '2.125rem' } },
});

/** Under a long greeting it is at the end of the line: at its start it would lie on the pencil of the scene. */
export const date = placed({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: '1rem',
  '@media': { [WIDE]: { marginInlineStart: 0 } },
});

export const scene = placed({
  gridArea: 'scene',
  minInlineSize: 0,
  display: 'grid',
  '@media': { [WIDE]: { borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}` } },
});

export const landscape = placed({ '@media': { [WIDE]: { selectors: { '&&[data-bound]': { marginBlockEnd: 0 } } } } });

// The wire of an opened notebook is upright, between its pages.
globalStyle(`${landscape} > svg`, { '@layer': { components: { '@media': { [WIDE]: { display: 'none' } } } } });

/** Between the pages of an opened notebook. */
export const wire = placed({
  display: 'none',
  '@media': {
    [WIDE]: { display: 'block', position: 'absolute', insetBlock: 0, insetInlineStart: 'calc(50% - 19px)', zIndex: 1 },
  },
});

/** What is to be known first: over the week on a phone, over the day where that has a column. Without a note it takes no room. */
export const notes = placed({
  gridArea: 'notes',
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingInline: vars.space[4],
  selectors: { '&:has(> * > *)': { paddingBlock: `${vars.space[4]} ${vars.space[1]}` } },
  '@media': {
    [TABLET]: { paddingInline: vars.space[6] },
    [WIDE]: { paddingInline: '4.875rem 3.375rem' },
  },
});

/** One quiet line: what failed, how old this is, and the way on at its end. */
export const stale = placed({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingBlock: vars.space[1],
  background: vars.color.surface,
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const week = placed({
  gridArea: 'week',
  minBlockSize: '4.25rem',
  paddingInline: vars.space[5],
  paddingBlockStart: vars.space[2],
  '@media': {
    [TABLET]: { paddingBlockStart: vars.space[5], minBlockSize: '8.5rem' },
    [WIDE]: { paddingInline: vars.space[8], minBlockSize: '4.75rem', backgroundColor: vars.color.surface },
  },
});

export const facts = placed({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space[3],
  '@media': {
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const path = placed({
  gridArea: 'path',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  minInlineSize: 0,
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[8]}`,
  '@media': {
    [TABLET]: { paddingInline: vars.space[6], paddingBlockStart: vars.space[6] },
    [WIDE]: { paddingInline: '4.875rem 3.375rem', paddingBlockStart: vars.space[10] },
  },
});

export const below = placed({
  gridArea: 'below',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  // What comes here comes after the first screen; it has its place at once.
  minBlockSize: '18rem',
  minInlineSize: 0,
  marginInline: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `2px dashed ${vars.color.line}`,
  '@media': { [WIDE]: { marginInline: vars.space[8] } },
});

// Under what comes next, and so no larger than it.
globalStyle(`${below} h2`, { '@layer': { components: { fontSize: '1.3125rem' } } });

export const badges = placed({ minBlockSize: '12rem' });

export const skeleton = placed({
  display: 'grid',
  gridTemplateColumns: '6.25rem minmax(0, 1fr)',
  gap: vars.space[5],
});
export const skeletonRing = placed({ inlineSize: '6.25rem', blockSize: '6.25rem' });
export const skeletonButton = placed({ inlineSize: '100%', blockSize: '3.5rem', marginBlockStart: vars.space[3] });
export const skeletonStation = placed({ inlineSize: '4.25rem', blockSize: '4.25rem' });
export const skeletonFact = placed({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 7rem)',
  alignItems: 'center',
  gap: vars.space[3],
});
export const skeletonStop = placed({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInlineStart: vars.space[6],
  paddingBlockStart: vars.space[6],
});
