import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const states = componentStyle([wrappingRow, { gap: vars.space[2] }]);

export const description = componentStyle({ color: vars.color.text, overflowWrap: 'break-word' });

/** A picture with the facts beside it. */
export const marked = componentStyle([row, { gap: vars.space[5], minInlineSize: 0 }]);

/** Beside the way on; where the card is too narrow for both, above it. */
export const progress = componentStyle({ flex: '1 1 16rem' });
