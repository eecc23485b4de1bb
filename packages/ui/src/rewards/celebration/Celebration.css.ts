import { keyframes } from '@vanilla-extract/css';
import { heading } from '../../theme/basic/heading.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
  paddingInline: vars.space[6],
  borderRadius: vars.radius.dialog,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  color: vars.color.text,
  background: `radial-gradient(circle at 50% 32%, color-mix(in oklab, ${vars.color.reward.bright} 12%, ${vars.color.surfaceRaised}), ${vars.color.surfaceRaised} 62%)`,
  boxShadow: vars.shadow.card,
  textAlign: 'center',
  // Without a badge the words themselves would be under the garland.
  selectors: { '&[data-bare]': { paddingBlockStart: vars.space[16] } },
});

/** Clips the pieces to the panel and is what their flight is measured by. */
export const info = componentStyle({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  overflow: 'hidden',
  borderRadius: 'inherit',
  pointerEvents: 'none',
});

const burst = keyframes({
  from: {
    transform: `translate(calc(var(--from-inline) * ${vars.direction} * -1), var(--from-block)) scale(0)`,
    opacity: 0,
  },
  '45%': { transform: 'translateY(-28px) rotate(200deg) scale(1.15)', opacity: 1 },
  to: { transform: 'none', opacity: 1 },
});

export const piece = componentStyle({
  position: 'absolute',
  // One tile of confetti lies centerd on its place.
  margin: '-8px',
  overflow: 'visible',
  animation: `${burst} 1100ms ${vars.motion.ease} both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
});

const land = keyframes({
  from: { transform: 'scale(0.5) rotate(-12deg)' },
  '60%': { transform: 'scale(1.12) rotate(5deg)' },
  to: { transform: 'none' },
});

export const badge = componentStyle({
  position: 'relative',
  animation: `${land} 520ms ${vars.motion.bounce} both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const title = componentStyle([
  heading,
  {
    position: 'relative',
    fontSize: vars.text.xxl,
    textWrap: 'balance',
  },
]);

export const message = componentStyle({
  position: 'relative',
  marginBlockEnd: vars.space[3],
  maxInlineSize: '28rem',
  color: vars.color.textMuted,
  fontSize: vars.text.lg,
  textWrap: 'balance',
});
