import { wordsBasis } from '../../data/card/Card.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { wholeBelow } from '../../theme/whole-below.ts';

/** By the box alone, so that cards beside one another are alike. */
export const root = componentStyle({ vars: { [wordsBasis]: wholeBelow('24rem', '10rem') } });

export const states = componentStyle([wrappingRow, { gap: vars.space[2] }]);

export const description = componentStyle({ color: vars.color.text, overflowWrap: 'break-word' });

/** A picture with the facts beside it, at one height in cards beside one another, however many lines are above. */
export const marked = componentStyle([row, { gap: vars.space[5], minInlineSize: 0, marginBlockStart: 'auto' }]);

/** Beside the way on; in a narrow card above it. Its place is kept where nothing is measured. */
export const progress = componentStyle({ flex: `1 1 ${wholeBelow('20rem', '11rem')}`, minInlineSize: 0 });
