import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const row = style({
  '@layer': {
    components: { display: 'inline-flex', alignItems: 'center', gap: vars.space[5], minInlineSize: 0 },
  },
});
