import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  column,
  {
    position: 'relative',
    gap: vars.space[3],
    minInlineSize: 0,
  },
]);

export const head = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[3],
  },
]);

export const title = componentStyle([heading, { fontSize: vars.text.lg }]);

/** An island that runs from left to right, as graphs in the textbooks do. */
export const drawing = componentStyle({ position: 'relative', minInlineSize: 0 });
