import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const sentence = componentStyle({
  maxInlineSize: '32rem',
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

export const hint = componentStyle({ maxInlineSize: '32rem', color: vars.color.textMuted, textWrap: 'pretty' });
