import { createGlobalVar, type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { LAYER_ORDER } from './layers.ts';
import { DEPTH } from './tactile.ts';
import './tokens.css.ts';
import './semantic-colors.css.ts';
import './base.css.ts';

globalLayer(LAYER_ORDER);

createGlobalVar(DEPTH, { syntax: '<length>', inherits: false, initialValue: '0px' });

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { reset: rule } });

// Not of ::before and ::after: the browser would work out both for every element, though few have one.
reset('*', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', { textSizeAdjust: 'none', WebkitTextSizeAdjust: 'none', tabSize: 2 });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 'none', cursor: 'pointer' });
// Every control shows by itself that it is pressed.
reset('button, label, summary, [data-rac]', { WebkitTapHighlightColor: 'transparent' });
reset('textarea', { resize: 'vertical' });
reset('ul, ol', { listStyle: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { border: 'none', minInlineSize: 0 });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'inherit' });
reset('hr', { border: 'none', blockSize: 0 });
reset('dialog', { border: 'none', background: 'none', color: 'inherit' });
reset('[hidden]', { display: 'none !important' });
