import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ position: 'relative', fontVariantNumeric: 'proportional-nums' });

export const size = componentVariants({
  text: { fontWeight: 'bolder' },
  display: { fontSize: vars.text.xxl, fontWeight: vars.font.weightNumber, lineHeight: vars.leading.heading },
});

/** Formulas run left to right and break between their pieces only. */
export const formula = componentStyle({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // Numbers in a row are read on in its own direction: its second line begins on the left too.
  selectors: { '&[data-list]': { display: 'inline-block' } },
});

export const math = componentStyle({ fontFamily: 'inherit', fontSize: 'inherit', fontWeight: 'inherit' });

export const fraction = componentStyle({ paddingInline: '0.08em', paddingBlock: '0.1em' });

export const numerator = componentStyle({ paddingBlockEnd: '0.1em' });

export const denominator = componentStyle({ paddingBlockStart: '0.12em' });

export const words = componentStyle({ fontWeight: vars.font.weightText });

export const blank = componentStyle({
  boxSizing: 'border-box',
  border: `${vars.size.border} dashed ${vars.color.accent.line}`,
  // In small writing the theme's own corners would make a ring of it.
  borderRadius: `min(${vars.radius.small}, 0.35em)`,
  background: vars.color.surface,
  // Signs bring their own room; in the place of one it keeps off what is compared.
  selectors: {
    ':not(mo) + &': { marginInlineStart: '0.2em' },
    '&:has(+ :not(mo))': { marginInlineEnd: '0.2em' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText', background: 'Canvas' } },
});

export const emphasis = componentStyle({
  background: vars.color.reward.soft,
  color: vars.color.reward.text,
  borderRadius: vars.radius.small,
  padding: '0.04em 0.14em',
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
});

/** The digit pointed at: a wash and a thick line under it, so that it is not shown by color alone. */
export const pointed = componentStyle({
  color: vars.color.accent.text,
  borderBlockEnd: `0.12em solid ${vars.color.accent.solid}`,
  paddingBlockEnd: '0.08em',
});

export const tallGroup = componentStyle({
  borderInline: '0.09em solid currentColor',
  borderRadius: '0.45em / 50%',
  paddingInline: '0.2em',
  marginInline: '0.1em',
});
