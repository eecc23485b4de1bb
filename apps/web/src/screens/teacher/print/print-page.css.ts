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

/** What is pressed has no use on paper. A heading of a table that sorts stays, and what is drawn of buttons on a worksheet. */
onPaper('a[href="#main"], nav, [role="tablist"], [role="toolbar"], search, main button:not(th button, article button)', { display: 'none' });

onPaper('main', { padding: 0 });

/** Long tables: headings on each page, no row in two, nothing scrolled away. */
onPaper('thead', { display: 'table-header-group' });
onPaper('tr, li, figure', { breakInside: 'avoid' });
onPaper('h1, h2, h3', { breakAfter: 'avoid' });
onPaper(':has(> table)', { overflow: 'visible', maxBlockSize: 'none', maskImage: 'none' });
onPaper('th, td', { position: 'static' });
