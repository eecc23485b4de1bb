import { globalLayer, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Pigments of everything drawn for the product: a picture takes the theme's colours, and dark mode, from here. */
const pigments = {
  surface: vars.color.surface,
  muted: vars.color.surfaceMuted,
  line: vars.color.line,
  edgeLine: vars.color.lineStrong,
  grid: vars.color.grid,
  accent: vars.color.accent.solid,
  accentDeep: vars.color.accent.edge,
  accentSoft: vars.color.accent.soft,
  onAccent: vars.color.accent.onSolid,
  turmeric: vars.color.turmeric.solid,
  turmericDeep: vars.color.turmeric.edge,
  turmericSoft: vars.color.turmeric.soft,
  leaf: vars.color.leaf.solid,
  leafSoft: vars.color.leaf.soft,
  onLeaf: vars.color.leaf.onSolid,
  rose: vars.color.rose.solid,
  roseSoft: vars.color.rose.soft,
  sky: vars.color.sky.solid,
  skySoft: vars.color.sky.soft,
  text: vars.color.text,
  /** Dark in every scheme: hair, eyes, pencil leads. */
  dark: vars.color.turmeric.onSolid,
} as const;

export const fill = styleVariants(pigments, (color) => ({ '@layer': { components: { fill: color } } }));

export const stroke = styleVariants(pigments, (color) => ({
  '@layer': {
    components: { fill: 'none', stroke: color, strokeLinecap: 'round', strokeLinejoin: 'round' },
  },
}));
