import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { LAYER_ORDER } from './layers.ts';

globalLayer(LAYER_ORDER);

const base = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { base: rule } });

base('html', {
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontWeight: vars.font.weightText,
  lineHeight: vars.leading.text,
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  accentColor: vars.color.accent.solid,
});

// Digits that change while one looks. Anywhere else equal widths tear Persian figures apart.
base('output, meter, progress', { fontVariantNumeric: 'tabular-nums' });

base('body', { minBlockSize: '100dvb', fontSize: vars.text.base });

base('h1, h2, h3, h4, h5, h6', {
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});
base('h1', { fontSize: vars.text.xxxl });
base('h2', { fontSize: vars.text.xxl });
base('h3', { fontSize: vars.text.xl });
base('h4, h5, h6', { fontSize: vars.text.lg });
base('p', { textWrap: 'pretty' });
base('code, kbd, samp, pre', { fontFamily: vars.font.mono, direction: 'ltr', unicodeBidi: 'isolate' });

// The attribute is react-aria's. It is also on what contains a control, such as a label, which shows the ring in its own way.
base(':focus-visible, :is(a, button, [tabindex])[data-focus-visible]', {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
base('::selection', { background: vars.color.accent.soft, color: vars.color.accent.onSoft });
