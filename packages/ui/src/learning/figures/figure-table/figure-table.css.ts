import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const frame = componentStyle({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  overflow: 'auto',
  background: vars.color.surface,
});

export const table = componentStyle({ borderCollapse: 'separate', borderSpacing: 0, textAlign: 'center' });

export const heading = componentStyle({
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.font.weightStrong,
});
