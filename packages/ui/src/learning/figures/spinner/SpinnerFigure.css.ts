import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Holds patterns only. It must be laid out, or some browsers leave the patterns out. */
export const definitions = style({
  '@layer': { components: { position: 'absolute', inlineSize: 0, blockSize: 0 } },
});

export const wheel = style({ '@layer': { components: { inlineSize: '100%', overflow: 'visible' } } });

export const plate = style({
  '@layer': {
    components: { fill: vars.color.surface, '@media': { '(forced-colors: active)': { fill: 'Canvas' } } },
  },
});

/** Dark on every sector, with an edge of paper around it. */
export const arrow = style({
  '@layer': {
    components: {
      fill: vars.color.text,
      stroke: vars.color.surface,
      strokeWidth: 1.2,
      strokeLinejoin: 'round',
      '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
    },
  },
});

export const hub = style({
  '@layer': {
    components: {
      fill: vars.color.surface,
      stroke: vars.color.text,
      strokeWidth: 2,
      '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});
