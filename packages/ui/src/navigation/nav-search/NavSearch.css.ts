import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { NAV_ITEM_HEIGHT } from '../nav-item/sizes.ts';

export const root = componentStyle([column, { gap: vars.space[2], minInlineSize: 0 }]);

export const status = componentStyle([
  note,
  {
    paddingInline: vars.space[4],
    // Waits for its words without taking room.
    selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space[2]})` } },
  },
]);

export const item = componentStyle([
  row,
  {
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: `max(${NAV_ITEM_HEIGHT.vertical.root}px, ${vars.size.target})`,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[1],
  },
]);

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const groups = componentStyle({
  display: 'block',
  marginBlockStart: '2px',
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightText,
  color: vars.color.textMuted,
  selectors: { '[data-current] &': { color: 'inherit' } },
});
