import { globalLayer, style } from '@vanilla-extract/css';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** At the end of the answer, under what it clears; it keeps its place while there is nothing to clear. */
export const root = style({
  '@layer': { components: { display: 'flex', justifyContent: 'center' } },
});
