import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const content = style({
  '@layer': {
    components: { padding: vars.space[4], lineHeight: vars.leading.text, outline: 'none', overflow: 'auto' },
  },
});
