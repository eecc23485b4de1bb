import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Numbers in a row, at least two on the narrowest phone. */
export const numbers = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[5],
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 45%), 1fr))',
    },
  },
});
