import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const list = style({
  '@layer': { components: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[4] } },
});

export const item = style({
  '@layer': {
    components: {
      inlineSize: 'min(100%, 264px)',
      selectors: { '[data-many] > &': { inlineSize: 'clamp(124px, 45cqi, 200px)' } },
    },
  },
});
