import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** How a document looks, where it is read and where it is written. */
export const prose = componentStyle({
  minInlineSize: 0,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
  // Elements, not classes: what is written in is made by the editor.
  textAlign: 'start',
});

const of = (selector: string) => `${prose} ${selector}`;

componentGlobalStyle(of('> * + *'), { marginBlockStart: vars.space[2] });
componentGlobalStyle(of(':is(p, ul, ol, li, h2, h3, h4, h5)'), { margin: 0 });
componentGlobalStyle(of('> :is(p, ul, ol, h2, h3, h4, h5) + :is(p, ul, ol)'), { marginBlockStart: vars.space[2] });
componentGlobalStyle(of('> * + :is(h2, h3, h4, h5)'), { marginBlockStart: vars.space[4] });
componentGlobalStyle(of(':is(h2, h3, h4, h5)'), {
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
});
// A line that is left empty is as high as a written one.
componentGlobalStyle(of('> p:empty'), { minBlockSize: '1lh' });
componentGlobalStyle(of(':is(ul, ol)'), { paddingInlineStart: '1.6em' });
componentGlobalStyle(of('ul'), { listStyle: 'disc' });
componentGlobalStyle(of('ol'), { listStyle: 'persian' });
componentGlobalStyle(of('ol[data-digits="latn"]'), { listStyle: 'decimal' });
componentGlobalStyle(of('li + li'), { marginBlockStart: vars.space[1] });
// The markers are on one side, and so are the items, in whichever direction they run.
componentGlobalStyle(of('li > p'), { inlineSize: 'fit-content', maxInlineSize: '100%' });
componentGlobalStyle(of('strong'), { fontWeight: 'bolder' });
componentGlobalStyle(of('a'), {
  color: vars.color.accent.text,
  borderRadius: vars.radius.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  textDecorationThickness: '0.08em',
});
componentGlobalStyle(of('a:hover'), { textDecorationThickness: '0.16em' });
componentGlobalStyle(of('a:focus-visible'), { outline: `${vars.size.focusRing} solid ${vars.color.focus}` });
