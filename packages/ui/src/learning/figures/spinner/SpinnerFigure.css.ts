import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const wheel = componentStyle({ inlineSize: '100%', overflow: 'visible' });

export const plate = componentStyle({
  fill: vars.color.surface,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

/** Dark on every sector, with an edge of paper around it. */
export const arrow = componentStyle({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const hub = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.text,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
