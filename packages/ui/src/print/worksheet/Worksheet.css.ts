import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Side of a square to work in: what a child's hand writes a digit in. */
const SQUARE = '5mm';

export const head = componentStyle({ marginBlockEnd: vars.space[5], breakAfter: 'avoid', breakInside: 'avoid' });

export const title = componentStyle({
  fontSize: '17pt',
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
});

export const place = componentStyle({ color: vars.color.textMuted, fontSize: '10pt' });

export const fields = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  marginBlockStart: vars.space[3],
});

export const field = componentStyle({ display: 'flex', gap: vars.space[2], flex: '1 1 200px', alignItems: 'baseline' });

export const value = componentStyle({ fontWeight: vars.font.weightStrong });

/** To write on. */
export const line = componentStyle({
  flex: 1,
  borderBlockEnd: `${vars.size.hairline} dotted ${vars.color.text}`,
});

export const question = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.grid}` } },
});

export const number = componentStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: '8mm',
  blockSize: '8mm',
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.text}`,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1,
});

export const content = componentStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const figure = componentStyle({
  maxInlineSize: '100mm',
  minInlineSize: 0,
  marginInline: 'auto',
  inlineSize: '100%',
  // A table of six columns and more needs the whole line; paper cannot scroll.
  selectors: { '&:has([data-wide])': { maxInlineSize: '100%' } },
});

export const answer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  selectors: { '&[dir="ltr"]': { justifyContent: 'flex-start' } },
});

/** What is about as high as wide would fill the page. */
componentGlobalStyle(
  `${answer}:is([data-kind="angle"], [data-kind="points"], [data-kind="cells"], [data-kind="sectors"])`,
  {
    maxInlineSize: '85mm',
    marginInline: 'auto',
    inlineSize: '100%',
  },
);

/** Handles of what is dragged on a screen are no part of the question. */
componentGlobalStyle(`${answer} [role="slider"]`, { visibility: 'hidden' });

export const lead = componentStyle({ minInlineSize: 0, fontSize: '16pt' });

export const input = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: { '[dir="ltr"] > &': { flexGrow: 0 } },
});

export const space = componentStyle({
  boxSizing: 'border-box',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  backgroundImage: `linear-gradient(${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline}), linear-gradient(90deg, ${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline})`,
  backgroundSize: `${SQUARE} ${SQUARE}`,
  selectors: {
    '&[data-size="small"]': { blockSize: `calc(5 * ${SQUARE})` },
    '&[data-size="large"]': { blockSize: `calc(10 * ${SQUARE})` },
  },
});
