import { field } from '../../theme/basic/field.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { NAV_ITEM_HEIGHT } from './sizes.ts';

export const sheet = componentStyle([
  field,
  {
    zIndex: vars.layer.nav,
    minInlineSize: vars.size.flyout,
    maxInlineSize: `calc(${vars.size.flyout} * 2)`,
    maxBlockSize: '80vh',
    overflowY: 'auto',
    padding: vars.space[2],
    boxShadow: vars.shadow.raised,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const inner = componentStyle({ paddingInlineStart: vars.space[3] });

export const heading = componentStyle({
  display: 'block',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
});

export const item = componentStyle([
  row,
  {
    justifyContent: 'space-between',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: `${NAV_ITEM_HEIGHT.mini.sub}px`,
    paddingInline: vars.space[3],
    fontSize: vars.text.sm,
  },
]);
