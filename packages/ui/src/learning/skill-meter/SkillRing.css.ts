import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const svg = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
});

const arc = { strokeWidth: 11, strokeLinecap: 'butt' } as const;

export const track = componentStyle({
  ...arc,
  stroke: vars.color.line,
  // Without own colors the ring says filled from empty by thickness.
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeWidth: 3 } },
});

/** An empty ring is only an outline, so that it is not taken for a full one without color. */
export const unseen = componentStyle({
  stroke: vars.color.lineStrong,
  strokeWidth: 3,
  strokeDasharray: '6 7',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

const lit = (color: string) => ({
  ...arc,
  stroke: color,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const level = componentVariants({
  learning: lit(vars.color.success.solid),
  near: lit(vars.color.success.solid),
  learned: lit(vars.color.success.solid),
  mastered: lit(vars.color.success.solid),
});

export const star = componentStyle({
  color: vars.color.reward.solid,
  fill: 'currentColor',
  inlineSize: '45%',
  blockSize: '45%',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
