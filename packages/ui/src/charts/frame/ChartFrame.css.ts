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
    // The button is beside the first line of a title of several.
    alignItems: 'baseline',
    columnGap: vars.space[3],
  },
]);

export const title = componentStyle([
  heading,
  { flex: '1 1 8rem', minInlineSize: 0, fontSize: vars.text.lg, overflowWrap: 'anywhere' },
]);

export const drawing = componentStyle({ position: 'relative', minInlineSize: 0 });
