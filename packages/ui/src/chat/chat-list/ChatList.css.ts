import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      blockSize: '100%',
      minBlockSize: 0,
      minInlineSize: 0,
      color: vars.color.text,
      fontSize: vars.text.base,
      background: vars.color.surface,
    },
  },
});

export const search = style({
  '@layer': { components: { flex: 'none', paddingBlock: vars.space[3], paddingInline: vars.space[4] } },
});

/** Replaces the lines when there are none. */
export const face = style({
  '@layer': {
    components: {
      display: 'flex',
      flex: '1 1 auto',
      flexDirection: 'column',
      minBlockSize: 0,
      paddingInline: vars.space[5],
      overflow: 'auto',
    },
  },
});

export const bone = style({
  '@layer': {
    components: { display: 'flex', alignItems: 'center', gap: vars.space[3], paddingBlock: vars.space[2] },
  },
});
