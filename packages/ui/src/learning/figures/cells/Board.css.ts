import { drawing } from '../../../theme/basic/drawing.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const board = componentStyle([
  drawing,
  {
    marginInline: 'auto',
  },
]);

export const ground = componentStyle({
  fill: vars.color.surface,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

/** Under forced colors a filled square is the highlight, which is sure to differ from the paper. */
export const filled = componentStyle({
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', fill: 'Highlight' } },
});

export const grid = componentStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.2,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const outline = componentStyle({ fill: 'none' });

export const axis = componentStyle({
  fill: 'none',
  stroke: vars.color.accent.text,
  strokeWidth: 3,
  strokeDasharray: '9 6',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
