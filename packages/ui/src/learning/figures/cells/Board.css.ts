import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const board = style({
  '@layer': { components: { display: 'block', inlineSize: '100%', marginInline: 'auto', overflow: 'visible' } },
});

export const ground = style({
  '@layer': {
    components: { fill: vars.color.surface, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } },
  },
});

/** Under forced colors a filled square is the highlight, which is sure to differ from the paper. */
export const filled = style({
  '@layer': {
    components: {
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', fill: 'Highlight' } },
    },
  },
});

export const grid = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.lineStrong,
      strokeWidth: 1.2,
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const outline = style({ '@layer': { components: { fill: 'none' } } });

export const axis = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.accent.text,
      strokeWidth: 3,
      strokeDasharray: '9 6',
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
    },
  },
});
