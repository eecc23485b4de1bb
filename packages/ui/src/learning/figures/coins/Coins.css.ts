import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const coin = componentStyle({ inlineSize: '100%', overflow: 'visible' });

export const body = componentStyle({
  fill: vars.color.reward.bright,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

export const rim = componentStyle({
  fill: 'none',
  stroke: vars.color.reward.onBright,
  strokeWidth: 1,
  strokeDasharray: '1.5 1.8',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const name = componentStyle({
  fill: vars.color.reward.onBright,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
