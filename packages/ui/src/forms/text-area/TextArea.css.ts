import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const area = style({
  '@layer': {
    components: {
      display: 'block',
      paddingBlock: vars.space[3],
      maxBlockSize: '60dvb',
      resize: 'block',
      overflow: 'auto',
      // Grows with the text where the browser can; elsewhere it scrolls and can be drawn larger by hand.
      '@supports': { '(field-sizing: content)': { fieldSizing: 'content', minBlockSize: '3lh', resize: 'none' } },
    },
  },
});
