import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Holds patterns only. It must be laid out, or some browsers leave the patterns out. */
export const definitions = style({
  '@layer': { components: { position: 'absolute', inlineSize: 0, blockSize: 0 } },
});

export const list = style({
  '@layer': {
    components: { display: 'flex', justifyContent: 'center', gap: `min(${vars.space[2]}, 2cqi)` },
  },
});

/** One row however long: a pattern broken in two is another pattern. */
export const item = style({
  '@layer': { components: { flex: '0 1 44px', minInlineSize: 0, aspectRatio: '1', overflow: 'visible' } },
});

export const box = style({
  '@layer': {
    components: {
      fill: vars.color.surface,
      stroke: vars.color.accent.line,
      strokeWidth: 2,
      strokeDasharray: '5 4',
      '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});
