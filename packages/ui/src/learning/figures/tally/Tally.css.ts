import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const stroke = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2.8,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
