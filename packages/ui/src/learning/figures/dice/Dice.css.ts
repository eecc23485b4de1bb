import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const die = componentStyle({ inlineSize: '100%', overflow: 'visible' });

export const body = componentStyle({
  fill: vars.color.surface,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

export const pip = componentStyle({
  fill: vars.color.text,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
