import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const title = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space[2],
  textAlign: 'center',
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightStrong,
});
