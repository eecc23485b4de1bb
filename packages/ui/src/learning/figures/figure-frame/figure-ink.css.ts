import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';
import { withMoreContrast } from './with-more-contrast.ts';

globalLayer(LAYER_ORDER);

/** The ink of an SVG figure: outlines and cuts, as dark as the text and never thinner when the figure shrinks. */
export const ink = style({
  '@layer': {
    components: {
      stroke: vars.color.text,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

const { onBright, onSolid } = vars.color.reward;

/**
 * The ink of the cuts between filled parts, which must be counted: as dark as what is written on the fill. It stands here,
 * after `ink`, as a part may have both and the later one wins.
 */
export const cut = style({
  '@layer': {
    components: {
      stroke: onBright,
      borderColor: onBright,
      '@media': withMoreContrast({ stroke: onSolid, borderColor: onSolid }),
    },
  },
});
