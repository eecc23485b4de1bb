import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const line = style({
  '@layer': {
    components: {
      stroke: vars.color.accent.solid,
      strokeWidth: 3,
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const point = style({
  '@layer': {
    components: {
      fill: vars.color.accent.solid,
      stroke: vars.color.surface,
      strokeWidth: 2,
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
    },
  },
});
