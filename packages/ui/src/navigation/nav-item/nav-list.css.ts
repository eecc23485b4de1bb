import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Items of a menu, one under the other. */
export const list = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[1],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
