import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const plate = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  blockSize: '7rem',
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  background: vars.color.surface,
});

export const picture = componentStyle({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
});

export const icon = componentStyle({ flex: 'none', color: vars.color.accent.text });

export const name = componentStyle({
  minInlineSize: 0,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});
