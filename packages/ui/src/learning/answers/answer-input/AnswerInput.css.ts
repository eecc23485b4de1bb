import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** As high as most of the inputs that are waited for, so that nothing jumps. */
export const waiting = style({
  '@layer': {
    components: {
      inlineSize: '100%',
      minBlockSize: '112px',
      borderRadius: vars.radius.card,
      background: vars.color.surfaceMuted,
    },
  },
});
