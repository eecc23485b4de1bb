import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': { components: { display: 'flex', flexDirection: 'column', gap: vars.space[3] } },
});

export const bone = style({
  '@layer': {
    components: {
      inlineSize: '60%',
      selectors: {
        '&[data-short="true"]': { inlineSize: '36%' },
        '&[data-own="true"]': { alignSelf: 'flex-end' },
      },
    },
  },
});
