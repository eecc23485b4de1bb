import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Not on paper. */
export const screenOnly = style({
  '@layer': { components: { '@media': { print: { display: 'none' } } } },
});

/** On paper alone: dark on white, whatever the scheme of the screen. */
export const paper = style({
  '@layer': {
    components: {
      display: 'none',
      '@media': {
        print: {
          display: 'block',
          colorScheme: 'light',
          color: 'CanvasText',
          background: 'Canvas',
          fontSize: '11pt',
          lineHeight: 1.7,
        },
      },
    },
  },
});

export const head = style({
  '@layer': {
    components: {
      paddingBlockEnd: vars.space[3],
      marginBlockEnd: vars.space[4],
      borderBlockEnd: '2px solid currentColor',
    },
  },
});

export const title = style({ '@layer': { components: { margin: 0, fontSize: '18pt', fontWeight: 800 } } });

export const subtitle = style({ '@layer': { components: { margin: 0 } } });

/** A heading stays with what follows it. */
export const heading = style({
  '@layer': {
    components: {
      marginBlock: `${vars.space[4]} ${vars.space[1]}`,
      fontSize: '13pt',
      fontWeight: 700,
      breakAfter: 'avoid',
    },
  },
});

export const table = style({
  '@layer': { components: { inlineSize: '100%', borderCollapse: 'collapse', breakInside: 'auto' } },
});

export const cell = style({
  '@layer': {
    components: { padding: '2pt 6pt', border: '1px solid currentColor', textAlign: 'start', breakInside: 'avoid' },
  },
});

export const counts = style({
  '@layer': {
    components: { display: 'flex', flexWrap: 'wrap', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' },
  },
});

/** Room to write by hand. */
export const lines = style({
  '@layer': { components: { blockSize: '28mm', border: '1px solid currentColor', breakInside: 'avoid' } },
});

export const signatures = style({
  '@layer': {
    components: {
      display: 'flex',
      justifyContent: 'space-between',
      marginBlockStart: vars.space[6],
      breakInside: 'avoid',
    },
  },
});
