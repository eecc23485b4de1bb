import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const list = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: vars.space[4],
    },
  },
});

export const item = style({
  '@layer': {
    components: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space[2],
    },
  },
});

export const circle = style({ '@layer': { components: { inlineSize: '100%', overflow: 'visible' } } });

/** Drawn over the ends of all cuts. */
export const rim = style({ '@layer': { components: { fill: 'none' } } });

export const label = style({ '@layer': { components: { fontSize: vars.text.lg } } });
