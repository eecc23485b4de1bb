import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Its height until the experiment has said its own. Its page leaves room for shadows, so that its cards end where the heading does. */
export const frame = style({
  '@layer': {
    components: {
      display: 'block',
      inlineSize: `calc(100% + 2 * ${vars.space[2]})`,
      marginInline: `calc(-1 * ${vars.space[2]})`,
      blockSize: '640px',
      border: 0,
    },
  },
});
