import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const title = componentStyle({
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
});

export const subtitle = componentStyle({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
