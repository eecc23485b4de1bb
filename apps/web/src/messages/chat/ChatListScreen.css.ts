import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** List and conversation scroll by themselves within what the page's own frame leaves. */
export const panes = style({
  '@layer': {
    components: {
      blockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[6]})`,
      minBlockSize: '26rem',
      borderRadius: vars.radius.card,
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      overflow: 'hidden',
    },
  },
});
