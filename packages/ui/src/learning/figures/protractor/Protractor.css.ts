import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const arm = componentStyle({
  stroke: vars.color.danger.solid,
  strokeWidth: 3,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const vertex = componentStyle({
  fill: vars.color.danger.solid,
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
});
