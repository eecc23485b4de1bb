import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** As large as a camera reads from an arm's length, with an edge: its quiet zone is as white as the card. */
export const picture = style({
  '@layer': {
    components: {
      inlineSize: '12rem',
      blockSize: '12rem',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.small,
    },
  },
});

/** A phone cannot read its own screen; a desktop has no such app to open. */
export const samePhone = style({
  '@layer': {
    components: {
      display: 'none',
      alignSelf: 'flex-start',
      '@media': { '(pointer: coarse)': { display: 'inline-flex' } },
    },
  },
});

const copied = {
  fontFamily: vars.font.mono,
  background: vars.color.surfaceMuted,
  borderRadius: vars.radius.small,
} as const;

/** The key in groups of four, and the button that copies it at its end. */
export const key = style({
  '@layer': {
    components: {
      ...copied,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[2],
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
    },
  },
});

/** Ten words that are copied by hand, in two columns of five, or in five where there is room: wide letters, read from the left. */
export const codes = style({
  '@layer': {
    components: {
      ...copied,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[2],
      margin: 0,
      padding: vars.space[4],
      listStyle: 'none',
      '@media': { '(min-width: 45rem)': { gridTemplateColumns: 'repeat(5, auto)' } },
    },
  },
});
