import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Sticks below the header, which is sticky on a phone. */
export const facts = style({
  '@layer': { components: { scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})` } },
});
