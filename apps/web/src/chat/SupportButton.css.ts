import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const heardOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** In the header of a phone, and in the narrow menu, the icon stands for the word, which is still heard. */
export const label = style({
  '@layer': {
    components: {
      selectors: { '[data-mini] &': heardOnly },
      '@media': { '(max-width: 47.99rem)': heardOnly },
    },
  },
});
