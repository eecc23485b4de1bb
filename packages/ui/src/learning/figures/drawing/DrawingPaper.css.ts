import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Hides the sheet's own squares, which measure something else. */
export const ground = componentStyle({
  fill: vars.color.surface,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

export const grid = componentStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  strokeOpacity: 0.6,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});

export const dot = componentStyle({
  fill: vars.color.textMuted,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const axis = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
