import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const states = style({
  '@layer': { components: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] } },
});
