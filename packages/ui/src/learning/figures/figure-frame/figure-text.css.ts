import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Writing inside an SVG figure; its size is an attribute of the drawing, because it grows and shrinks with it. */
export const figureText = style({
  '@layer': {
    components: {
      fill: vars.color.text,
      fontWeight: vars.font.weightNumber,
      textAnchor: 'middle',
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
});

/** Persian words inside an SVG figure: lighter than its numbers. */
export const figureWords = style({
  '@layer': { components: { direction: 'rtl', fontWeight: vars.font.weightStrong } },
});
