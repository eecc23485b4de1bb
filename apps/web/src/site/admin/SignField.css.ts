import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const picture = style({
  '@layer': {
    components: {
      display: 'block',
      maxInlineSize: '10rem',
      blockSize: vars.space[16],
      objectFit: 'contain',
      padding: vars.space[2],
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
    },
  },
});
