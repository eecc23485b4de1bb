import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const place = style({
  '@layer': { utilities: { inlineSize: '100%', maxInlineSize: '60rem', marginInline: 'auto', padding: vars.space[3] } },
});
