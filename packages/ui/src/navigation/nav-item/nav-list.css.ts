import { column } from '../../theme/basic/column.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Items of a menu, one under the other. */
export const list = componentStyle([
  column,
  {
    gap: vars.space[1],
  },
]);
