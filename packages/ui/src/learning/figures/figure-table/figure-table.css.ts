import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const frame = componentStyle({
  marginInline: 'auto',
  maxInlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surface,
  textAlign: 'center',
});

export const heading = componentStyle({
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.font.weightStrong,
});
