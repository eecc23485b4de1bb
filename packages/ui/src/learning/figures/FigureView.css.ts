import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** About as high as most figures, so that little jumps when it comes. */
export const waiting = style({
  '@layer': {
    components: {
      inlineSize: '100%',
      minBlockSize: '112px',
      borderRadius: vars.radius.card,
      background: vars.color.surfaceMuted,
    },
  },
});

/** A description in place of its figure. */
export const words = style({
  '@layer': {
    components: {
      padding: vars.space[4],
      borderRadius: vars.radius.card,
      background: vars.color.surfaceMuted,
      color: vars.color.textMuted,
    },
  },
});
