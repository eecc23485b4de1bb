import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[3],
      minInlineSize: 0,
    },
  },
});

export const head = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[3],
    },
  },
});

export const title = style({ '@layer': { components: { fontWeight: vars.font.weightHeading } } });

/** An island that runs from left to right, as graphs in the textbooks do. */
export const drawing = style({ '@layer': { components: { minInlineSize: 0 } } });
