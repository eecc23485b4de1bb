import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const flip = style({
  '@layer': { components: { display: 'inline-flex', scale: `calc(-1 * ${vars.direction}) 1` } },
});
