import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { LAYER_ORDER } from '../theme/layers.ts';

globalLayer(LAYER_ORDER);

const rule = `${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline}`;

/** Squared paper, ruled from the middle of the upper edge so that both sides are cut alike. */
export const paper = style({
  '@layer': {
    components: {
      backgroundColor: vars.color.surface,
      backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
      backgroundPosition: 'center top',
      backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
    },
  },
});
