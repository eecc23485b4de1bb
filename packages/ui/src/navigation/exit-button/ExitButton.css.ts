import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      inlineSize: '100%',
      minBlockSize: vars.size.target,
      paddingInline: vars.space[4],
    },
  },
});

/** Drawn for left-to-right: the arrow leaves by the end of the line. */
export const icon = style({ '@layer': { components: { scale: `calc(-1 * ${vars.direction}) 1` } } });
