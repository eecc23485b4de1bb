import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1,
});

export const size = componentVariants({
  small: { inlineSize: vars.space[10], blockSize: vars.space[10], fontSize: vars.text.xs },
  medium: { inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: vars.text.sm },
  large: { inlineSize: '6rem', blockSize: '6rem', fontSize: vars.text.xl },
});

/** Starts at the top and goes the way the clock does for a Persian reader's eye: towards the end of the line. */
export const svg = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
  scale: `1 calc(${vars.direction} * -1)`,
});

export const track = componentStyle({ fill: 'none', stroke: vars.color.line, strokeWidth: 10 });

export const arc = componentStyle({
  fill: 'none',
  strokeWidth: 10,
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    '(forced-colors: active)': { stroke: 'Highlight' },
  },
});

const ink = (stroke: string) => ({ stroke });

export const tone = componentVariants({
  accent: ink(vars.color.accent.solid),
  reward: ink(vars.color.reward.solid),
  success: ink(vars.color.success.solid),
  danger: ink(vars.color.danger.solid),
  info: ink(vars.color.info.solid),
});

export const middle = componentStyle({ gridArea: '1 / 1' });
