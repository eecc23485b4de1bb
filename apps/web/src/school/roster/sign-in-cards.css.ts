import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** A class, as wide as A4 where there is room; white in the dark too; on paper it begins a page. */
export const sheet = style({
  '@layer': {
    components: {
      boxSizing: 'border-box',
      inlineSize: '100%',
      maxInlineSize: '210mm',
      padding: vars.space[4],
      background: vars.color.surface,
      '@media': { print: { maxInlineSize: 'none', padding: 0, selectors: { '& + &': { breakBefore: 'page' } } } },
    },
  },
});

export const sheetHead = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'baseline',
      gap: vars.space[3],
      marginBlockEnd: vars.space[2],
      fontSize: '10pt',
      '@media': { print: { blockSize: '9mm', marginBlockEnd: 0 } },
    },
  },
});

export const sheetTitle = style({ '@layer': { components: { margin: 0, fontSize: '13pt', fontWeight: 800 } } });

/** On paper two cards beside each other, five rows a page. */
export const cards = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      background: vars.color.surface,
      '@media': { print: { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});

/** Dotted lines to cut along. */
export const card = style({
  '@layer': {
    components: {
      boxSizing: 'border-box',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: '3mm',
      minBlockSize: '51mm',
      paddingBlock: '3mm',
      paddingInline: '5mm',
      lineHeight: 1.35,
      border: `1px dashed ${vars.color.lineStrong}`,
      marginInlineEnd: '-1px',
      marginBlockEnd: '-1px',
      breakInside: 'avoid',
      '@media': { print: { blockSize: '51mm', minBlockSize: 0 } },
    },
  },
});

export const who = style({
  '@layer': {
    components: { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '2mm', minInlineSize: 0 },
  },
});

export const logo = style({
  '@layer': { components: { flex: 'none', maxInlineSize: '22mm', blockSize: '9mm', objectFit: 'contain' } },
});

export const school = style({ '@layer': { components: { margin: 0, fontSize: '9pt' } } });

export const name = style({
  '@layer': { components: { margin: 0, fontSize: '14pt', fontWeight: 800 } },
});

export const facts = style({
  '@layer': { components: { display: 'grid', alignContent: 'center', margin: 0 } },
});

export const term = style({ '@layer': { components: { fontSize: '9pt' } } });

export const secret = style({
  '@layer': {
    components: {
      margin: 0,
      fontSize: '14pt',
      fontWeight: 700,
      direction: 'ltr',
      textAlign: 'end',
      unicodeBidi: 'isolate',
    },
  },
});

/** Parts the digits by a gap that is no character: what is typed has none. */
export const part = style({ '@layer': { components: { selectors: { '& + &': { marginInlineStart: '0.4em' } } } } });

export const code = style({
  '@layer': { components: { display: 'grid', justifyItems: 'center', alignContent: 'center', fontSize: '8pt' } },
});

export const codeDrawing = style({
  '@layer': { components: { display: 'block', inlineSize: '25mm', blockSize: '25mm' } },
});

export const foot = style({
  '@layer': {
    components: {
      gridColumn: '1 / -1',
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[2],
      margin: 0,
      fontSize: '8.5pt',
    },
  },
});

/** Letters of a class below each other. */
export const letters = style({
  '@layer': {
    components: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space[6],
      inlineSize: '100%',
      // Pages are not broken between the rows of a grid everywhere.
      '@media': { print: { display: 'block', selectors: { '& + &': { breakBefore: 'page' } } } },
    },
  },
});

/** A letter, as wide as A4 where there is room, on white in the dark too; on paper each begins a page. */
export const letter = style({
  '@layer': {
    components: {
      boxSizing: 'border-box',
      display: 'grid',
      gap: '4mm',
      inlineSize: '100%',
      maxInlineSize: '210mm',
      paddingBlock: '12mm',
      paddingInline: 'clamp(16px, 6%, 16mm)',
      fontSize: '12pt',
      lineHeight: 1.9,
      background: vars.color.surface,
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      boxShadow: vars.shadow.card,
      '@media': {
        print: {
          maxInlineSize: 'none',
          padding: 0,
          border: 'none',
          boxShadow: 'none',
          breakInside: 'avoid',
          breakAfter: 'page',
          selectors: { '&:last-child': { breakAfter: 'auto' } },
        },
      },
    },
  },
});

/** Whose letter it is, over a line. */
export const letterHead = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      gap: '3mm',
      minInlineSize: 0,
      paddingBlockEnd: '3mm',
      borderBlockEnd: `1.5px solid ${vars.color.lineStrong}`,
      fontSize: '11pt',
      fontWeight: 700,
    },
  },
});

/** What is done first, second, third. */
export const steps = style({
  '@layer': {
    components: { display: 'grid', gap: '2mm', paddingInlineStart: '7mm', listStyle: 'persian' },
  },
});

export const letterFacts = style({
  '@layer': {
    components: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '5mm',
      alignItems: 'center',
      padding: '5mm',
      lineHeight: 1.5,
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: '3mm',
      breakInside: 'avoid',
    },
  },
});

export const signature = style({ '@layer': { components: { marginBlockStart: '12mm', textAlign: 'end' } } });
