import { createVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Bright ground of the badge and its deep shade. */
const field = createVar();
const deep = createVar();
/** Metal of the rim and its lower edge. */
const metal = createVar();
const metalEdge = createVar();
/** Light in every scheme, as enamel is. */
const paper = createVar();

const { reward, success, danger, info, accent } = vars.color;
/** Dark in every scheme. */
const ink = reward.onBright;

/** A color of the theme at a fixed lightness, so that a badge looks the same by day and by night. */
const at = (color: string, lightness: number, chroma: number) =>
  // lint-allow: theme-colors – reckoned from a variable of the contract
  `oklch(from ${color} ${lightness} calc(c * ${chroma}) h)`;

/** Where a browser reckons colors from others; elsewhere the theme's own are in. */
// lint-allow: theme-colors – a question to the browser, not a color
const RECKONS = '(color: oklch(from canvas l c h))';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  verticalAlign: 'middle',
});

export const svg = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vars: { [paper]: vars.color.surface },
  '@supports': { [RECKONS]: { vars: { [paper]: at(reward.bright, 0.97, 0.2) } } },
});

const toned = (bright: string, edge: string) => ({ vars: { [field]: bright, [deep]: edge } });

export const tone = componentVariants({
  accent: {
    vars: { [field]: accent.solid, [deep]: accent.edge },
    '@supports': {
      [RECKONS]: {
        vars: { [field]: at(accent.solid, 0.76, 0.9), [deep]: at(accent.solid, 0.5, 1) },
      },
    },
  },
  reward: toned(reward.bright, reward.edge),
  success: toned(success.bright, success.edge),
  danger: toned(danger.bright, danger.edge),
  info: toned(info.bright, info.edge),
});

const metals = (face: string, edge: string) => ({ vars: { [metal]: face, [metalEdge]: edge } });

export const tier = componentVariants({
  bronze: metals(
    `color-mix(in oklab, ${reward.edge} 55%, ${danger.bright})`,
    `color-mix(in oklab, ${reward.edge} 75%, ${ink})`,
  ),
  silver: metals(
    `color-mix(in oklab, color-mix(in oklab, ${paper} 82%, ${info.onBright}) 74%, ${info.bright})`,
    `color-mix(in oklab, color-mix(in oklab, ${paper} 45%, ${info.onBright}) 80%, ${info.bright})`,
  ),
  gold: metals(
    `color-mix(in oklab, ${reward.bright} 72%, ${paper})`,
    `color-mix(in oklab, ${reward.bright} 72%, ${ink})`,
  ),
});

const filled = (fill: string, width = 0) => ({ fill, ...(width > 0 && { stroke: fill, strokeWidth: width }) });

/** The dark line round the whole badge. */
export const contour = componentStyle({
  fill: ink,
  stroke: ink,
  strokeWidth: 9,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' } },
});
export const edge = componentStyle(filled(metalEdge, 4));
export const rim = componentStyle(filled(metal, 4));
export const ground = componentStyle(filled(field));
export const pattern = componentStyle({ stroke: deep, opacity: 0.3 });
export const emblem = componentStyle({ scale: '1.16', stroke: ink, strokeWidth: 2.2 });
export const dots = componentStyle({ fill: paper, stroke: ink, strokeWidth: 2.4 });

export const paint = componentVariants(
  {
    paper,
    ink,
    gold: reward.bright,
    success: success.bright,
    danger: danger.bright,
    info: info.bright,
    clay: `color-mix(in oklab, ${reward.bright} 45%, ${danger.edge})`,
    deep,
    ground: field,
    none: 'none',
  },
  (fill) => filled(fill),
);

const outlined = (strokeWidth: number, fill?: string) => ({
  ...(fill !== undefined && { fill }),
  stroke: vars.color.lineStrong,
  strokeWidth,
  '@media': {
    '(forced-colors: active)': { stroke: 'CanvasText', ...(fill !== undefined && { fill: 'Canvas' }) },
  },
});

/** A badge that may come: its own color as a wash, its outline dashed. */
const wash = `color-mix(in oklab, ${field} 20%, ${vars.color.surface})`;

export const empty = componentStyle({ ...outlined(2.6, wash), strokeDasharray: '7 6' });
export const emblemOutline = componentStyle({ ...outlined(1.8, vars.color.surface), scale: '1.16' });

/** The word at the upper end of a locked or new badge. */
export const word = componentStyle({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
  insetBlockStart: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[2],
  border: `${vars.size.border} solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  color: accent.onSolid,
  background: accent.solid,
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.text,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state=locked]': {
      color: vars.color.textMuted,
      background: vars.color.surface,
      borderColor: vars.color.line,
    },
  },
});

/** What says a new badge where its word has no room. */
export const spot = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  inlineSize: vars.space[3],
  blockSize: vars.space[3],
  border: `${vars.size.border} solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  background: accent.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
