import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Fills the window, with its child centered. */
export const whole = style({
  '@layer': { components: { display: 'grid', placeItems: 'center', minBlockSize: '100dvb' } },
});

export const message = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[4],
      justifyItems: 'center',
      padding: vars.space[6],
      textAlign: 'center',
    },
  },
});
