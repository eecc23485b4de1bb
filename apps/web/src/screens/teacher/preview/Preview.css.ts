import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Comes to rest under the header that stays in sight on a phone. */
export const facts = style({
  '@layer': { components: { scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})` } },
});
