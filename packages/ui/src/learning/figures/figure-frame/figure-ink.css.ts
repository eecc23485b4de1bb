import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The ink of an SVG figure: outlines and cuts, as dark as the text and never thinner when the figure shrinks. */
export const ink = style({
  '@layer': {
    components: {
      stroke: vars.color.text,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});
