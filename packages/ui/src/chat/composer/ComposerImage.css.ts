import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      padding: vars.space[2],
      color: vars.color.textMuted,
      fontSize: vars.text.sm,
      background: vars.color.surfaceMuted,
      borderRadius: vars.radius.control,
    },
  },
});

export const picture = style({
  '@layer': {
    components: {
      flex: 'none',
      inlineSize: vars.space[16],
      blockSize: vars.space[16],
      objectFit: 'cover',
      borderRadius: vars.radius.small,
    },
  },
});

export const name = style({
  '@layer': {
    components: {
      flex: '1 1 auto',
      minInlineSize: 0,
      overflow: 'hidden',
      textAlign: 'match-parent',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
