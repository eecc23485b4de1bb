import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** About as high as most figures, so that little jumps when it comes. */
export const waiting = componentStyle({
  inlineSize: '100%',
  minBlockSize: '112px',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceMuted,
});

/** A description in place of its figure. */
export const words = componentStyle({
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceMuted,
  color: vars.color.textMuted,
});
