import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  marginBlockEnd: vars.space[1],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
});

export const crumb = componentStyle({ display: 'inline-flex', alignItems: 'center' });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.targetSmall,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.accent.text, textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const current = componentStyle({ color: vars.color.text });

export const arrow = componentStyle({ marginInline: vars.space[1], flexShrink: 0, scale: `${vars.direction} 1` });
