import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const content = componentStyle({
  padding: vars.space[4],
  lineHeight: vars.leading.text,
  outline: 'none',
  overflow: 'auto',
});
