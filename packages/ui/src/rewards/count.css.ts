import { componentStyle } from '../theme/component-style.ts';
import { vars } from '../theme/contract.css.ts';

/** A line that begins with how many there are. */
export const count = componentStyle({ color: vars.color.textMuted, fontWeight: vars.font.weightStrong });

/** The number in it. */
export const number = componentStyle({
  color: vars.color.text,
  fontSize: vars.text.xxxl,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1,
  marginInlineEnd: '0.1em',
});
