import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { NAV_ITEM_HEIGHT } from './sizes.ts';

export const sheet = componentStyle({
  zIndex: vars.layer.nav,
  minInlineSize: vars.size.flyout,
  maxInlineSize: `calc(${vars.size.flyout} * 2)`,
  maxBlockSize: '80vh',
  overflowY: 'auto',
  margin: 0,
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  listStyle: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const inner = componentStyle({ margin: 0, padding: 0, paddingInlineStart: vars.space[3], listStyle: 'none' });

export const heading = componentStyle({
  display: 'block',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: `${NAV_ITEM_HEIGHT.mini.sub}px`,
  paddingInline: vars.space[3],
  fontSize: vars.text.sm,
});
