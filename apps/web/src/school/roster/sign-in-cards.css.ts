import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** As wide as A4 where there is room; on paper two cards beside each other, five rows a page. */
export const cards = style({
  '@layer': {
    components: {
      boxSizing: 'border-box',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      inlineSize: '100%',
      maxInlineSize: '210mm',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      background: vars.color.surface,
      '@media': { print: { gridTemplateColumns: '1fr 1fr', maxInlineSize: 'none' } },
    },
  },
});

/** Dotted lines to cut along. */
export const card = style({
  '@layer': {
    components: {
      boxSizing: 'border-box',
      display: 'grid',
      alignContent: 'space-between',
      gap: vars.space[1],
      minBlockSize: '52mm',
      paddingBlock: '4mm',
      paddingInline: '6mm',
      lineHeight: 1.4,
      border: `1px dashed ${vars.color.lineStrong}`,
      marginInlineEnd: '-1px',
      marginBlockEnd: '-1px',
      breakInside: 'avoid',
      '@media': { print: { blockSize: '53mm', minBlockSize: 0 } },
    },
  },
});

export const head = style({
  '@layer': { components: { display: 'flex', justifyContent: 'space-between', gap: vars.space[2], fontSize: '10pt' } },
});

export const name = style({
  '@layer': { components: { margin: 0, fontSize: '15pt', fontWeight: 800, lineHeight: 1.5 } },
});

export const facts = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: vars.space[4],
      margin: 0,
      alignItems: 'baseline',
    },
  },
});

export const term = style({ '@layer': { components: { fontSize: '10pt' } } });

export const secret = style({
  '@layer': {
    components: {
      margin: 0,
      fontSize: '15pt',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      direction: 'ltr',
      textAlign: 'end',
      unicodeBidi: 'isolate',
    },
  },
});

/** Parts the digits by a gap that is no character: what is typed has none. */
export const part = style({ '@layer': { components: { selectors: { '& + &': { marginInlineStart: '0.4em' } } } } });

export const foot = style({
  '@layer': {
    components: { display: 'flex', justifyContent: 'space-between', gap: vars.space[2], margin: 0, fontSize: '9pt' },
  },
});
