import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'flex',
  gap: '2px',
  minBlockSize: '28px',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.surfaceMuted,
});

/** Grows by its number; never too narrow for it. */
export const part = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  flexBasis: 0,
  minInlineSize: 'min(2.5rem, 12.5vw)',
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1,
  borderStyle: 'solid',
  borderWidth: '1px',
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { border: '1px solid currentColor' } },
});
