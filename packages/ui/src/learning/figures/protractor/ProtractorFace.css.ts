import { drawing } from '../../../theme/basic/drawing.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const face = componentStyle([
  drawing,
  {
    maxInlineSize: '500px',
    marginInline: 'auto',
  },
]);

const stroked = (stroke: string, strokeWidth: number) => ({
  fill: 'none',
  stroke,
  strokeWidth,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const body = componentStyle({
  ...stroked(vars.color.text, 2),
  fill: vars.color.info.soft,
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const mark = componentStyle(stroked(vars.color.text, 1.3));
export const fineMark = componentStyle(stroked(vars.color.textMuted, 0.8));
export const ring = componentStyle(stroked(vars.color.info.line, 1));
export const base = componentStyle(stroked(vars.color.text, 1.3));

/** An arm on a round number runs right under it: a rim of the face's own color keeps the number legible. */
export const numeral = componentStyle({
  stroke: vars.color.info.soft,
  strokeWidth: 3.5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});

/** The inner scale is distinguished from the outer one by its color and its smaller figures. */
export const inner = componentStyle({
  fill: vars.color.accent.text,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
