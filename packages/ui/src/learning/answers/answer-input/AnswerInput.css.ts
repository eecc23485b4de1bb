import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** As high as most of the inputs that are waited for, so that nothing jumps. */
export const waiting = componentStyle({
  inlineSize: '100%',
  minBlockSize: '112px',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceMuted,
});
