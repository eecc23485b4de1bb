import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** One line in the header of a phone, as many as it takes in the menu at the side. */
export const tools = style({
  '@layer': { components: { '@media': { '(max-width: 63.99rem)': { flexWrap: 'nowrap' } } } },
});
