import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

export const title = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space[2],
  textAlign: 'center',
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightStrong,
  '@container': { [docked]: { marginBlockEnd: 0, fontSize: vars.text.sm, lineHeight: vars.leading.tight } },
});
