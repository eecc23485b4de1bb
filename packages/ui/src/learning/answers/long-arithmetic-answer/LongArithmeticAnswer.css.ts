import { createContainer, createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { digitWidth } from '../answer-box/AnswerBox.css.ts';

const sheet = createContainer();
/** Between two columns. */
const between = createVar();
const rule = '2.5px solid currentColor';

export const root = componentStyle({
  containerName: sheet,
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
});

/** What is too wide for its place is pushed sideways in it; the page is not. */
export const scroll = componentStyle({
  display: 'flex',
  justifyContent: 'safe center',
  overflowX: 'auto',
  padding: vars.space[2],
});

/** Digits given and written, each in the column of its place. */
export const grid = componentStyle({
  vars: {
    [between]: vars.space[1],
    // Many columns share a narrow place; below 40 px a box is pushed sideways rather than made smaller.
    [digitWidth]: `clamp(40px, (100cqi - 28px - 2 * ${vars.space[2]}) / var(--columns) - ${between}, ${vars.size.target})`,
  },
  display: 'grid',
  gridTemplateColumns: `28px repeat(var(--columns), ${digitWidth})`,
  gridAutoRows: `minmax(calc(${vars.size.target} + ${vars.space[1]}), auto)`,
  columnGap: between,
  alignItems: 'center',
  justifyItems: 'center',
  fontSize: vars.text.xl,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1.5,
  // Room for the mark.
  selectors: { '&[data-decimal]': { vars: { [between]: vars.space[3] } } },
});

/** As wide as its column and half the gap on each side, so that a decimal mark on its edge stands between two columns. */
export const given = componentStyle({ justifySelf: 'stretch', marginInline: `calc(${between} / -2)` });

/** Keeps a box and the decimal mark beside it together. */
export const boxed = componentStyle([given, { position: 'relative', display: 'grid', justifyItems: 'center' }]);

/** Under the terms, under the partial products, under what is taken away. */
export const line = componentStyle({ justifySelf: 'stretch', alignSelf: 'end', blockSize: 0, borderBlockEnd: rule });

/** The upright bar between the dividend and its divisor. */
export const bar = componentStyle({
  gridRow: '1 / 3',
  justifySelf: 'start',
  alignSelf: 'stretch',
  marginInlineStart: `calc(${between} / -2 - 1px)`,
  borderInlineStart: rule,
});
