import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const part = (rule: object) => style({ '@layer': { components: rule } });

const LINE = '0.3mm solid CanvasText';
const THIN = '0.2mm solid GrayText';

/** On paper alone, in the black and gray of `print-page`. */
export const paper = part({
  display: 'none',
  '@media': { print: { display: 'block', color: 'CanvasText', fontSize: '10pt', lineHeight: 1.6 } },
});

export const summary = part({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8mm',
  marginBlockEnd: '5mm',
  breakInside: 'avoid',
});

export const heading = part({ margin: 0, fontSize: '11pt', fontWeight: 700, breakAfter: 'avoid' });

/** On one line; the tallest is as tall as there is room. */
export const columns = part({
  display: 'flex',
  alignItems: 'end',
  gap: '1.5mm',
  blockSize: '34mm',
  margin: 0,
  padding: 0,
  borderBlockEnd: LINE,
  listStyle: 'none',
});

export const column = part({ flex: '1 1 0', minInlineSize: 0, textAlign: 'center', fontWeight: 700, lineHeight: 1.4 });

export const columnFill = part({
  display: 'block',
  border: LINE,
  borderBlockEnd: 'none',
  background: vars.color.accent.soft,
  selectors: { '&[data-empty]': { border: 'none' } },
});

export const labels = part({
  display: 'flex',
  gap: '1.5mm',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const axis = part({ margin: 0, textAlign: 'center' });

export const facts = part({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2mm 6mm', margin: 0 });

export const fact = part({ display: 'flex', flexDirection: 'column-reverse', borderBlockStart: THIN });

export const number = part({ margin: 0, fontSize: '16pt', fontWeight: 800, lineHeight: 1.4 });

export const next = part({ gridColumn: '1 / -1', margin: 0, paddingBlockStart: '1.5mm', borderBlockStart: THIN });

export const table = part({ inlineSize: '100%', borderCollapse: 'collapse', marginBlockEnd: '5mm' });

export const head = part({ paddingBlock: '1mm', borderBlockEnd: LINE, textAlign: 'start', fontWeight: 400 });

export const cell = part({ paddingBlock: '1mm', borderBlockEnd: THIN, textAlign: 'start', verticalAlign: 'middle' });

export const share = part({ display: 'flex', alignItems: 'center', gap: '3mm', whiteSpace: 'nowrap' });

/** Outlined, and filled as far as the answers were right. */
export const bar = part({ display: 'block', inlineSize: '32mm', blockSize: '3mm', border: LINE });

export const fill = part({ display: 'block', blockSize: '100%', background: 'CanvasText' });

export const marksHead = part({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  borderBlockEnd: LINE,
  breakAfter: 'avoid',
});

export const legend = part({ display: 'flex', alignItems: 'center', gap: '1.5mm' });

export const marks = part({ columnCount: 3, columnGap: '7mm', margin: 0, padding: 0, listStyle: 'none' });

export const mark = part({
  display: 'flex',
  alignItems: 'center',
  gap: '2mm',
  borderBlockEnd: THIN,
  breakInside: 'avoid',
});

export const name = part({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const points = part({ fontWeight: 700 });

export const state = part({ color: 'GrayText' });

export const signatures = part({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '14mm',
  marginBlockStart: '16mm',
  breakInside: 'avoid',
});

export const signature = part({ margin: 0, paddingBlockStart: '1mm', borderBlockStart: THIN });
