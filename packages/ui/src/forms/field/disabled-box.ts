import { vars } from '../../theme/contract.css.ts';

/** The box of a field that cannot be used. */
export const disabledBox = {
  color: vars.color.textMuted,
  background: vars.color.surfaceMuted,
  borderColor: vars.color.line,
  cursor: 'not-allowed',
} as const;
