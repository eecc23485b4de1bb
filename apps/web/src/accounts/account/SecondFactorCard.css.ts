import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** As large as a camera reads from an arm's length. */
export const picture = style({
  '@layer': { components: { inlineSize: '12rem', blockSize: '12rem', borderRadius: vars.radius.small } },
});

/** Two columns of words that are copied by hand: wide letters, read from the left. */
export const codes = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      gap: vars.space[2],
      margin: 0,
      padding: vars.space[4],
      listStyle: 'none',
      fontFamily: vars.font.mono,
      background: vars.color.surfaceMuted,
      borderRadius: vars.radius.small,
    },
  },
});
