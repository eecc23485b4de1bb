import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const main = style({
  '@layer': { components: { maxInlineSize: `calc(${vars.size.contentStaff} + 2 * ${vars.space[8]})` } },
});
