import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The ink of an SVG figure: outlines and cuts, as dark as the text and never thinner when the figure shrinks. */
export const ink = style({
  '@layer': {
    components: {
      stroke: vars.color.text,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

/**
 * What is filled in a figure. Works on HTML boxes and on SVG shapes. Forced colours take every fill away, so there the
 * filled part takes the highlight, the one system colour that is sure to differ from the empty part.
 */
const filled = (color: string) => ({
  '@layer': {
    components: {
      background: color,
      fill: color,
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none' as const,
          background: 'Highlight',
          fill: 'Highlight',
          // The cuts between filled parts must differ from the fill.
          stroke: 'HighlightText',
        },
      },
    },
  },
});

export const fill = styleVariants({
  accent: filled(vars.color.accent.solid),
  turmeric: filled(vars.color.turmeric.solid),
  leaf: filled(vars.color.leaf.solid),
  rose: filled(vars.color.rose.solid),
  sky: filled(vars.color.sky.solid),
  none: filled(vars.color.lineStrong),
});

/** What is not filled: the paper of the figure. */
export const empty = style({
  '@layer': {
    components: {
      background: vars.color.surface,
      fill: vars.color.surface,
      '@media': { '(forced-colors: active)': { background: 'Canvas', fill: 'Canvas' } },
    },
  },
});
