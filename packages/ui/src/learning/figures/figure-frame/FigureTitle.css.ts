import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const title = style({
  '@layer': {
    components: {
      display: 'block',
      marginBlockEnd: vars.space[2],
      textAlign: 'center',
      fontSize: vars.text.lg,
      fontWeight: vars.font.weightStrong,
    },
  },
});
