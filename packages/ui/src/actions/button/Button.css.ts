import { keyframes } from '@vanilla-extract/css';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pressed, pressTransition, raised } from '../../theme/tactile.ts';
import { smallSize } from './small-size.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[2],
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  ...pressTransition,
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-full-width]': { inlineSize: '100%' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } },
    },
  },
});

/** A fill a little on its way to its edge, for what the theme gives no hovered color. */
const leaning = (fill: string, edge: string) => `color-mix(in oklch, ${fill}, ${edge} 20%)`;

export const variant = componentVariants({
  primary: {
    ...raised(vars.color.accent.edge),
    color: vars.color.accent.onSolid,
    background: vars.color.accent.solid,
    selectors: {
      '&[data-pressed]': pressed,
      '&[data-hovered]': { background: vars.color.accent.solidHover },
    },
  },
  secondary: {
    ...raised(vars.color.line),
    color: vars.color.accent.text,
    background: vars.color.surface,
    borderColor: vars.color.line,
    selectors: {
      '&[data-pressed]': pressed,
      '&[data-hovered]': { background: vars.color.accent.soft },
    },
  },
  quiet: {
    color: vars.color.accent.text,
    background: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed]': {
        background: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
      },
    },
  },
  reward: {
    ...raised(vars.color.reward.edge),
    color: vars.color.reward.onBright,
    background: vars.color.reward.bright,
    selectors: {
      '&[data-pressed]': pressed,
      '&[data-hovered]': { background: leaning(vars.color.reward.bright, vars.color.reward.edge) },
    },
  },
  danger: {
    ...raised(vars.color.danger.edge),
    color: vars.color.danger.onSolid,
    background: vars.color.danger.solid,
    selectors: {
      '&[data-pressed]': pressed,
      '&[data-hovered]': { background: leaning(vars.color.danger.solid, vars.color.danger.edge) },
    },
  },
});

export const size = componentVariants({
  small: smallSize,
  medium: { fontSize: vars.text.base },
  large: {
    minBlockSize: `calc(${vars.size.target} + ${vars.space[2]})`,
    paddingInline: vars.space[8],
    fontSize: vars.text.lg,
  },
});

/** The label keeps its place while pending, so that the width does not jump. */
export const label = componentStyle([
  inlineRow,
  {
    gap: 'inherit',
    selectors: { '[data-pending] > &': { visibility: 'hidden' } },
  },
]);

export const icon = componentStyle({ display: 'inline-flex', flex: 'none' });

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  borderRadius: vars.radius.full,
  border: '3px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationDuration: '4s' },
    // The gap that shows the turning would be filled.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      borderBlockStartColor: 'transparent',
    },
  },
});
