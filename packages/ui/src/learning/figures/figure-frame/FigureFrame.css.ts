import { globalLayer, style } from '@vanilla-extract/css';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** A container of its own, so that a figure answers to the room it gets and not to the window. */
export const root = style({
  '@layer': {
    components: { containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0, unicodeBidi: 'isolate' },
  },
});
