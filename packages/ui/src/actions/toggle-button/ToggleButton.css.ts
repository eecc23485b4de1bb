import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pressed, pressTransition, raised } from '../../theme/tactile.ts';
import { smallSize } from '../button/small-size.ts';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  background: vars.color.surface,
  ...raised(vars.color.line),
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.tight,
  userSelect: 'none',
  ...pressTransition,
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceMuted },
    // Pressed in, it stays down: shape and frame tell what color alone would not.
    '&[data-selected]': {
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.line,
    },
    '&[data-selected], &[data-pressed]': pressed,
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const size = componentVariants({
  small: smallSize,
  medium: { minBlockSize: vars.size.target, minInlineSize: vars.size.target, paddingInline: vars.space[4] },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none' });
