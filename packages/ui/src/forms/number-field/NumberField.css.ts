import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** A number is written to the right within itself, and begins where the label is. */
export const input = componentStyle({
  fontWeight: vars.font.weightNumber,
  selectors: { '[dir=rtl] &': { textAlign: 'end' } },
});

/** A soft square within its target; the two are beside each other at the end of the box, so that one hand finds both. */
export const stepper = componentStyle({
  minInlineSize: vars.size.targetSmall,
  padding: '3px',
  color: vars.color.accent.text,
  background: vars.color.surfaceMuted,
  backgroundClip: 'content-box',
  selectors: {
    '&[data-hovered], &[data-pressed]': { backgroundClip: 'content-box' },
    '&[data-disabled]': { backgroundClip: 'content-box' },
    '&:last-child': { marginInlineEnd: '3px' },
  },
});

export const unit = componentStyle({ fontSize: vars.text.sm, paddingInlineEnd: vars.space[2] });
