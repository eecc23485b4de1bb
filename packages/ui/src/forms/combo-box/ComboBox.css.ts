import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const empty = style({
  '@layer': { components: { padding: vars.space[4], color: vars.color.textMuted, textAlign: 'center' } },
});

export const chevron = style({
  '@layer': {
    components: {
      transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
    },
  },
});
