import { globalLayer, style } from '@vanilla-extract/css';
import { breakpoint } from '../../theme/breakpoints.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** On a phone the browser has no bars worth hiding. */
export const root = style({
  '@layer': { components: { display: 'none', '@media': { [breakpoint.aboveSmall]: { display: 'block' } } } },
});
