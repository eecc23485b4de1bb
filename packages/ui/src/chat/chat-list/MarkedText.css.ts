import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Neither weight nor room of its own: letters on both sides of its edge stay joined. */
export const mark = style({
  '@layer': {
    components: { color: vars.color.reward.text, background: vars.color.reward.soft, borderRadius: '3px' },
  },
});
