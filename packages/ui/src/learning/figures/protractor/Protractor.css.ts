import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const arm = style({
  '@layer': {
    components: {
      stroke: vars.color.danger.solid,
      strokeWidth: 3,
      strokeLinecap: 'round',
      '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
    },
  },
});

export const vertex = style({
  '@layer': {
    components: { fill: vars.color.danger.solid, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } },
  },
});
