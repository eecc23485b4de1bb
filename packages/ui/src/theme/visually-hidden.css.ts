import { globalLayer, style } from '@vanilla-extract/css';
import { LAYER_ORDER } from './layers.ts';

globalLayer(LAYER_ORDER);

/** For screen readers only. Takes no room and is not cut by an ancestor's overflow. */
export const visuallyHidden = style({
  '@layer': {
    utilities: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      margin: '-1px',
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
