import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const coin = style({ '@layer': { components: { inlineSize: '100%', overflow: 'visible' } } });

export const body = style({
  '@layer': {
    components: { fill: vars.color.reward.bright, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } },
  },
});

export const rim = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.reward.onBright,
      strokeWidth: 1,
      strokeDasharray: '1.5 1.8',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const name = style({
  '@layer': {
    components: { fill: vars.color.reward.onBright, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  },
});
