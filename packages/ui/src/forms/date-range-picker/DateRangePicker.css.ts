import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The two days are in the order the page is read, and wrap where there is no room for both. */
export const ends = componentStyle([row, { flexWrap: 'wrap', minInlineSize: 0 }]);

export const until = componentStyle({ color: vars.color.textMuted });
