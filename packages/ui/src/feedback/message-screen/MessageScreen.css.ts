import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[5],
  minBlockSize: '100dvb',
  padding: vars.space[6],
  overflow: 'clip',
  background: vars.color.page,
  textAlign: 'center',
});

export const part = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '34rem',
});

export const title = componentStyle({
  fontSize: vars.text.xxxl,
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

export const message = componentStyle({ fontSize: vars.text.lg, color: vars.color.textMuted, textWrap: 'balance' });

export const actions = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});
