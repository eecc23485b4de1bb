import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Apart from the sheet of the question, which reaches the edges of a phone. */
export const notice = style({
  '@layer': {
    components: {
      '@media': { '(max-width: 39.99rem)': { paddingInline: vars.space[4], paddingBlockEnd: vars.space[3] } },
    },
  },
});
