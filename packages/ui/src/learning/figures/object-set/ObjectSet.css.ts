import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const grid = componentStyle({
  display: 'grid',
  justifyContent: 'center',
  gap: `${vars.space[3]} ${vars.space[2]}`,
});

export const object = componentStyle({ inlineSize: '100%', overflow: 'visible' });

export const stem = componentStyle({ fill: vars.color.success.solid });
