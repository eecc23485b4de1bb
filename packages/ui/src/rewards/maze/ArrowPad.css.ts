import { globalLayer, style } from '@vanilla-extract/css';
import type { MazeSide } from '../../i18n/fa/rewards.ts';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const pad = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateAreas: '". up ." "left down right"',
      justifyContent: 'center',
      gap: vars.space[2],
    },
  },
});

const at = (gridArea: string) => ({ '@layer': { components: { gridArea } } });

export const place: Record<MazeSide, string> = {
  up: style(at('up')),
  right: style(at('right')),
  down: style(at('down')),
  left: style(at('left')),
};
