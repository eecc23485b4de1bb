import { drawing } from '../../../theme/basic/drawing.css.ts';
import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

const stroked = (stroke: string, strokeWidth: number) => ({
  stroke,
  strokeWidth,
  strokeLinecap: 'round' as const,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const face = componentStyle([drawing]);

export const rim = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.text,
  strokeWidth: 5,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const hourTick = componentStyle(stroked(vars.color.text, 3.2));
export const minuteTick = componentStyle(stroked(vars.color.textMuted, 1.4));

/** Told apart by length and thickness, not by color alone. */
export const hand = componentVariants({
  hour: stroked(vars.color.text, 7.5),
  minute: stroked(vars.color.accent.solid, 4.6),
  second: stroked(vars.color.danger.solid, 2),
});

/** Light around the hand that is pointed at. */
export const glow = componentStyle(stroked(vars.color.reward.bright, 20));

/** A hand on a round hour runs right under its numeral: a rim of the face's own color keeps it legible. */
export const numeral = componentStyle({
  stroke: vars.color.surface,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});

export const pin = componentStyle({
  fill: vars.color.text,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
