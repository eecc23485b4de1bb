import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Hides the sheet's own squares, which measure something else. */
export const ground = style({
  '@layer': {
    components: { fill: vars.color.surface, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } },
  },
});

export const grid = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.lineStrong,
      strokeWidth: 1,
      strokeOpacity: 0.6,
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
    },
  },
});

export const dot = style({
  '@layer': {
    components: { fill: vars.color.textMuted, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  },
});

export const axis = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.text,
      strokeWidth: 2.5,
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});
