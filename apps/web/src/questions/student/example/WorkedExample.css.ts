import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** The head of what takes the place of the question. */
export const heading = style({
  '@layer': {
    components: {
      // The sheet below it reaches the edges of a phone.
      paddingInline: vars.space[4],
      fontSize: vars.text.xl,
      fontWeight: vars.font.weightHeading,
      lineHeight: 1.4,
      '@media': { '(min-width: 37.51rem)': { paddingInline: 0 } },
    },
  },
});
