import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Sizes on the scale of the theme. */
export const size = componentVariants(
  {
    xs: vars.text.xs,
    sm: vars.text.sm,
    base: vars.text.base,
    lg: vars.text.lg,
    xl: vars.text.xl,
    xxl: vars.text.xxl,
    xxxl: vars.text.xxxl,
    hero: vars.text.hero,
  },
  (fontSize) => ({ fontSize }),
);

/** Colors that are read on page and surface. */
export const tone = componentVariants(
  {
    plain: vars.color.text,
    muted: vars.color.textMuted,
    accent: vars.color.accent.text,
    success: vars.color.success.text,
    danger: vars.color.danger.text,
    reward: vars.color.reward.text,
    info: vars.color.info.text,
  },
  (color) => ({ color }),
);

/** On at most so many lines; what is longer ends in an ellipsis and is still read out whole. */
const clamped = componentStyle({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' });

export const lines = componentVariants({
  1: [ellipsis, { maxInlineSize: '100%' }],
  2: [clamped, { WebkitLineClamp: 2 }],
  3: [clamped, { WebkitLineClamp: 3 }],
  4: [clamped, { WebkitLineClamp: 4 }],
});
