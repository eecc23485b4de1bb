import { componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

// lint-allow: theme-colors – a question to the browser, not a color
const RECKONS = '(color: oklch(from canvas l c h))';

/** Pigments of everything drawn for the product: a picture takes the theme's colors, and dark mode, from here. */
const pigments = {
  surface: vars.color.surface,
  line: vars.color.line,
  edgeLine: vars.color.lineStrong,
  grid: vars.color.grid,
  accent: vars.color.accent.solid,
  accentDeep: vars.color.accent.edge,
  accentSoft: vars.color.accent.soft,
  onAccent: vars.color.accent.onSolid,
  reward: vars.color.reward.bright,
  rewardDeep: vars.color.reward.solid,
  success: vars.color.success.bright,
  onSuccess: vars.color.success.onBright,
  danger: vars.color.danger.bright,
  info: vars.color.info.bright,
  text: vars.color.text,
  /** Dark in every scheme: hair, eyes, pencil leads. */
  dark: vars.color.reward.onBright,
} as const;

const { reward, danger, grid } = vars.color;

/** A color of the theme at a fixed lightness, so that a face looks the same by day and by night. */
const at = (color: string, lightness: number, chroma: number) =>
  // lint-allow: theme-colors – reckoned from a variable of the contract
  `oklch(from ${color} ${lightness} calc(c * ${chroma}) h)`;

/** What is light in every scheme, with what is used where a browser reckons no color from another. */
const lights = {
  skin: [at(reward.bright, 0.86, 0.6), reward.bright],
  skinShade: [at(reward.bright, 0.76, 0.75), reward.solid],
  blush: [at(danger.bright, 0.79, 0.6), danger.bright],
  paper: [at(reward.bright, 0.975, 0.12), vars.color.surface],
  ruling: [at(grid, 0.9, 1), grid],
} as const;

export const fill = componentVariants({ ...pigments, ...lights }, (color) =>
  typeof color === 'string' ? { fill: color } : { fill: color[1], '@supports': { [RECKONS]: { fill: color[0] } } },
);

export const stroke = componentVariants({ ...pigments, ...lights }, (color) => ({
  fill: 'none',
  ...(typeof color === 'string'
    ? { stroke: color }
    : { stroke: color[1], '@supports': { [RECKONS]: { stroke: color[0] } } }),
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));
