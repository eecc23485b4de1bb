import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { LAYER_ORDER } from '../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** A line that begins with how many there are. */
export const count = style({
  '@layer': { components: { margin: 0, color: vars.color.textMuted, fontWeight: vars.font.weightStrong } },
});

/** The number in it. */
export const number = style({
  '@layer': {
    components: {
      color: vars.color.text,
      fontSize: vars.text.xxxl,
      fontWeight: vars.font.weightNumber,
      lineHeight: 1,
      marginInlineEnd: '0.1em',
    },
  },
});
