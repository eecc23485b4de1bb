import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The box of a field, with its bar over what is written. A tool and a link in the text have a ring of their own. */
export const box = componentStyle({
  flexDirection: 'column',
  alignItems: 'stretch',
  selectors: { '&[data-focus-within]:not(:has([role="textbox"]:focus))': { outline: 'none' } },
});

export const bar = componentStyle({
  minInlineSize: 0,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  cursor: 'default',
  '@media': { '(forced-colors: active)': { borderBlockEndColor: 'CanvasText' } },
});

/** The bar is part of the box here, so it has no edge of its own. */
export const toolbar = componentStyle({ border: 'none', background: 'none' });

export const place = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  maxBlockSize: '60dvb',
  overflowY: 'auto',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
});

export const text = componentStyle({
  minBlockSize: '6lh',
  outline: 'none',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  cursor: 'text',
  selectors: { '[data-disabled] &': { cursor: 'not-allowed' } },
});

const of = (selector: string) => `${text} ${selector}`;

// What the editor puts behind a formula at the end of a line, for the caret: a block, as pictures are, it would be a line of its own.
componentGlobalStyle(of('img.ProseMirror-separator'), { display: 'inline', inlineSize: 0, blockSize: 0, margin: 0 });
componentGlobalStyle(of('li > p'), { minInlineSize: '1em' });
componentGlobalStyle(of('p[data-placeholder]::before'), {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
componentGlobalStyle(of('[data-formula]'), {
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  paddingInline: '0.15em',
});
componentGlobalStyle(of('[data-formula]:is(:hover, .ProseMirror-selectednode)'), {
  background: vars.color.accent.soft,
});
componentGlobalStyle(of('[data-formula].ProseMirror-selectednode'), {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
});

export const foot = componentStyle({ alignSelf: 'flex-end' });

export const count = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const form = componentStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const signs = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const preview = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  minBlockSize: '6rem',
  alignContent: 'center',
  color: vars.color.text,
  background: vars.color.surfaceMuted,
  borderRadius: vars.radius.control,
  overflowX: 'auto',
});

export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.sm });
