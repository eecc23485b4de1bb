import { LAYER_ORDER, makeTheme, PRESETS, themeVariables } from '@mashq/ui/theme';
import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

globalStyle('@page', { size: 'A4', margin: '14mm 13mm' } as GlobalStyleRule);

const onPaper = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { utilities: { '@media': { print: rule } } } });

const black = PRESETS.find(({ name }) => name === 'black');
if (black === undefined) throw new Error('the kit has no preset of black and gray');

/** A page on paper is dark on white, whatever the theme of the screen. */
onPaper(':root', {
  vars: themeVariables(makeTheme(black.seed, { scheme: 'light', contrast: 'more' })),
  colorScheme: 'light',
});

/** What is pressed has no use on paper, but for what it shows: headings that sort, a value that is chosen, drawings of buttons. */
onPaper(
  'a[href="#main"], nav, [role="tablist"], [role="toolbar"], search, main button:not(th button, article button, [aria-haspopup="listbox"])',
  { display: 'none' },
);

onPaper('main', { padding: 0 });

/** Long tables: headings on each page, no row in two, nothing scrolled away. */
onPaper('thead', { display: 'table-header-group' });
onPaper('tr, li, figure', { breakInside: 'avoid' });
onPaper('h1, h2, h3', { breakAfter: 'avoid' });
onPaper(':has(> table)', { overflow: 'visible', maxBlockSize: 'none', maskImage: 'none' });
onPaper('main table', { fontSize: '10pt', inlineSize: '100%' });
onPaper('th, td', { position: 'static', paddingInline: '1.5mm' });
onPaper('[role="grid"] td', { paddingInline: 0 });
// Browsers repeat the text of a heading, and no buttons in it.
onPaper('th button', { display: 'contents' });
onPaper('th button svg', { display: 'none' });

/** Bars and squares keep their fill, which browsers leave out to save ink; nothing has a shadow, and no ground of the screen is printed. */
onPaper('html, body, main', { background: 'none' });
onPaper('main *', { boxShadow: 'none', printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' });

/** Sheets that are handed out one by one have heads of their own, and no numbers over all of them. */
onPaper('main:has([data-own-paper])', { page: 'own' });
onPaper('main:has([data-own-paper]) [data-print-head]', { display: 'none' });
