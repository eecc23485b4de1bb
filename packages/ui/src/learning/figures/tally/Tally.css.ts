import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const stroke = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.text,
      strokeWidth: 2.8,
      strokeLinecap: 'round',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});
