import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Neither weight nor room of its own: letters on both sides of its edge stay joined. */
export const mark = componentStyle({
  color: vars.color.reward.text,
  background: vars.color.reward.soft,
  borderRadius: '3px',
});
