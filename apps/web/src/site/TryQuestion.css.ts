import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const grades = style({
  '@layer': { components: { minInlineSize: 0, display: 'flex', flexWrap: 'wrap', gap: vars.space[3] } },
});
