import { globalLayer, style } from '@vanilla-extract/css';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '16rem',
      marginInline: 'auto',
      selectors: { '&[data-size=large]': { maxInlineSize: '22rem' } },
    },
  },
});
