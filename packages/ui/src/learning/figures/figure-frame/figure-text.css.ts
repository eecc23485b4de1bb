import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Writing inside an SVG figure; its size is an attribute of the drawing, because it grows and shrinks with it. */
export const figureText = componentStyle({
  fill: vars.color.text,
  fontWeight: vars.font.weightNumber,
  textAnchor: 'middle',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

/** Persian words inside an SVG figure: lighter than its numbers. */
export const figureWords = componentStyle({ direction: 'rtl', fontWeight: vars.font.weightStrong });
