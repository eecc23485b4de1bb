import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const words = componentStyle([column, { flex: '1 1 auto', minInlineSize: 0 }]);

export const description = componentStyle([
  note,
  {
    fontWeight: vars.font.weightText,
    selectors: { '[data-focused] &, [data-hovered] &': { color: 'inherit' } },
  },
]);

export const check = componentStyle({ flex: 'none', color: vars.color.accent.text });
