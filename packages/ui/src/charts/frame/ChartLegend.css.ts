import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: vars.space[5],
      rowGap: vars.space[2],
      marginBlockStart: vars.space[3],
      fontSize: vars.text.sm,
    },
  },
});

export const entry = style({
  '@layer': { components: { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] } },
});

export const mark = style({ '@layer': { components: { flex: 'none', inlineSize: '1rem', blockSize: '1rem' } } });
