import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const bag = componentStyle({ inlineSize: '100%', overflow: 'visible' });

export const sack = componentStyle({
  fill: vars.color.surfaceMuted,
  stroke: vars.color.text,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const string = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 4,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
