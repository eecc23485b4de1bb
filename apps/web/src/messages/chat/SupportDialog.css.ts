import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** High enough for a few messages and the keyboard of a phone beside them. */
export const conversation = style({
  '@layer': {
    components: { display: 'flex', flexDirection: 'column', blockSize: 'min(70dvh, 36rem)', minBlockSize: 0 },
  },
});
