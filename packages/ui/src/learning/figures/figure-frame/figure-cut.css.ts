import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';
import { withMoreContrast } from './with-more-contrast.ts';

globalLayer(LAYER_ORDER);

const { onBright, onSolid } = vars.color.turmeric;

/** The ink of the cuts between filled parts, which must be counted: as dark as what is written on the fill. */
export const cut = style({
  '@layer': {
    components: {
      stroke: onBright,
      borderColor: onBright,
      '@media': withMoreContrast({ stroke: onSolid, borderColor: onSolid }),
    },
  },
});
