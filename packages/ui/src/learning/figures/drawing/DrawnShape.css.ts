import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const outline = style({ '@layer': { components: { strokeWidth: 2.5 } } });

export const line = style({
  '@layer': {
    components: { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' },
  },
});

export const dashed = style({ '@layer': { components: { strokeWidth: 2, strokeDasharray: '6 6' } } });

/** A line's color, of its stroke and of its arrow heads. */
const colored = (color: string) => ({
  '@layer': {
    components: { color, stroke: color, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } },
  },
});

export const plain = style(colored(vars.color.text));
export const toned = styleVariants({
  accent: colored(vars.color.accent.text),
  turmeric: colored(vars.color.reward.solid),
  leaf: colored(vars.color.success.solid),
  rose: colored(vars.color.danger.solid),
  sky: colored(vars.color.info.solid),
  none: colored(vars.color.textMuted),
});

export const head = style({
  '@layer': {
    components: {
      fill: 'currentColor',
      strokeWidth: 1,
      strokeLinejoin: 'round',
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
});

const accentStroke = {
  fill: 'none',
  stroke: vars.color.accent.text,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
} as const;

export const mark = style({ '@layer': { components: { ...accentStroke, strokeWidth: 2.2 } } });
export const angle = style({ '@layer': { components: { ...accentStroke, strokeWidth: 2.2 } } });

export const dot = style({
  '@layer': {
    components: {
      fill: vars.color.text,
      stroke: vars.color.surface,
      strokeWidth: 1.5,
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
});
