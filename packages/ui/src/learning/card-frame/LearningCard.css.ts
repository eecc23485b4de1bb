import { end, wordsBasis } from '../../data/card/Card.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentGlobalStyle, componentStyle, wholeBelow } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The state is the first thing on a card, on a line of its own: at the same place in every card, however long title and state are. */
export const root = componentStyle({ vars: { [wordsBasis]: '100%' } });

componentGlobalStyle(`.${root} .${end}`, { order: -1 });

export const states = componentStyle([wrappingRow, { gap: vars.space[2] }]);

export const description = componentStyle({ color: vars.color.text, overflowWrap: 'break-word' });

/** A picture with the facts beside it, at one height in cards beside one another, however many lines are above. */
export const marked = componentStyle([row, { gap: vars.space[5], minInlineSize: 0, marginBlockStart: 'auto' }]);

/** Beside the way on; in a narrow card above it. Its place is kept where nothing is measured. */
export const progress = componentStyle({ flex: `1 1 ${wholeBelow('20rem', '11rem')}`, minInlineSize: 0 });
