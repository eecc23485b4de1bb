import { componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

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

export const fill = componentVariants(pigments, (color) => ({ fill: color }));

export const stroke = componentVariants(pigments, (color) => ({
  fill: 'none',
  stroke: color,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));
