import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Picture and details side by side; on a phone, below each other. */
export const person = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[6],
      alignItems: 'start',
      '@media': { '(min-width: 37.5rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
});
