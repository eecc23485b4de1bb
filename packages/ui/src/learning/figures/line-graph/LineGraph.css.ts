import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const line = componentStyle({
  stroke: vars.color.accent.solid,
  strokeWidth: 3,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

/** Around a point that is pointed at. */
export const ring = componentStyle({ fill: 'none', vectorEffect: 'non-scaling-stroke' });

export const point = componentStyle({
  fill: vars.color.accent.solid,
  stroke: vars.color.surface,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
});
