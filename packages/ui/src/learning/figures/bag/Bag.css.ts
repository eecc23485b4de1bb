import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Holds patterns only. It must be laid out, or some browsers leave the patterns out. */
export const definitions = style({
  '@layer': { components: { position: 'absolute', inlineSize: 0, blockSize: 0 } },
});

export const bag = style({ '@layer': { components: { inlineSize: '100%', overflow: 'visible' } } });

export const sack = style({
  '@layer': {
    components: {
      fill: vars.color.surfaceMuted,
      stroke: vars.color.text,
      strokeWidth: 3,
      strokeLinejoin: 'round',
      '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

export const string = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.text,
      strokeWidth: 4,
      strokeLinecap: 'round',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});
