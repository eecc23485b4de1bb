import { componentGlobalStyle, componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pressed, pressTransition, raised } from '../../theme/tactile.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  lineHeight: 1,
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.control,
  userSelect: 'none',
  ...pressTransition,
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText', opacity: 1 } },
    },
  },
});

export const variant = componentVariants({
  quiet: {
    color: vars.color.textMuted,
    background: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed], &[aria-expanded="true"], &[aria-pressed="true"]': {
        color: vars.color.accent.onSoft,
        background: vars.color.accent.soft,
      },
      '&[data-disabled]': { color: vars.color.textMuted, background: 'transparent' },
    },
  },
  secondary: {
    ...raised(vars.color.line),
    color: vars.color.accent.text,
    background: vars.color.surface,
    borderColor: vars.color.line,
    selectors: {
      '&[data-hovered]': { background: vars.color.accent.soft },
      '&[data-pressed]': pressed,
    },
  },
  primary: {
    ...raised(vars.color.accent.edge),
    color: vars.color.accent.onSolid,
    background: vars.color.accent.solid,
    selectors: {
      '&[data-hovered]': { background: vars.color.accent.solidHover },
      '&[data-pressed]': pressed,
    },
  },
  danger: {
    color: vars.color.danger.text,
    background: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.danger.soft },
      '&[data-disabled]': { background: 'transparent' },
    },
  },
});

export const size = componentVariants({
  small: { inlineSize: vars.size.targetSmall, blockSize: vars.size.targetSmall, fontSize: vars.text.sm },
  medium: { inlineSize: vars.size.target, blockSize: vars.size.target, fontSize: vars.text.base },
  large: {
    inlineSize: `calc(${vars.size.target} + ${vars.space[2]})`,
    blockSize: `calc(${vars.size.target} + ${vars.space[2]})`,
    fontSize: vars.text.lg,
  },
});

/** The picture follows the size of the button, whatever size it was drawn in. */
export const icon = componentStyle({ display: 'inline-flex', inlineSize: '1.35em', blockSize: '1.35em' });

componentGlobalStyle(`${icon} svg`, { inlineSize: '100%', blockSize: '100%' });
