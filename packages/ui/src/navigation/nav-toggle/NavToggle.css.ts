import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.surface,
  selectors: {
    '&[data-hovered]': { color: vars.color.accent.text, borderColor: vars.color.accent.line },
  },
  '@media': { [breakpoint.desktop]: { display: 'inline-flex' } },
});

/** Points at the menu's side of the page; turned where the menu would grow, and in left-to-right. */
export const icon = componentStyle({
  scale: `${vars.direction} 1`,
  selectors: { '[data-mini] > &': { scale: `calc(${vars.direction} * -1) 1` } },
});
