import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([column, { gap: vars.space[4], minInlineSize: 0 }]);

export const head = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[3],
  },
]);

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.xl,
  },
]);

export const subtitle = componentStyle([note]);
