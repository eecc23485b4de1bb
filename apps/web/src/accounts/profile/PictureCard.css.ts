import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Picture and field side by side; on a phone, below each other. */
export const picture = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[5],
      justifyItems: 'start',
      alignItems: 'start',
      '@media': {
        '(min-width: 37.5rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'stretch' },
      },
    },
  },
});
