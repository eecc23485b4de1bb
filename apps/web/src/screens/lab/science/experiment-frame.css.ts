import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Its height until the experiment has said its own. */
export const frame = style({
  '@layer': { components: { display: 'block', inlineSize: '100%', blockSize: '640px', border: 0 } },
});
