import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const rule = `${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline}`;

/** A week in a notebook: squared paper under the days. */
export const week = style({
  '@layer': {
    components: {
      backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
      backgroundPosition: 'center top',
      backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
    },
  },
});
