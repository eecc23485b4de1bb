import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const row = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[5],
  minInlineSize: 0,
});
