import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const separator = style({
  '@layer': {
    components: {
      flex: 'none',
      blockSize: vars.size.hairline,
      marginBlock: vars.space[1],
      marginInline: vars.space[3],
      background: vars.color.line,
      border: 'none',
      '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
    },
  },
});
