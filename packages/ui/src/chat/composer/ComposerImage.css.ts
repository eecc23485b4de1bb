import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  background: vars.color.surfaceMuted,
  borderRadius: vars.radius.control,
});

export const picture = componentStyle({
  flex: 'none',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  objectFit: 'cover',
  borderRadius: vars.radius.small,
});

export const name = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: 'match-parent',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
