import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/**
 * The box spans exactly from the first tick to the last, so that `insetInlineStart: <share>%` inside it finds any tick;
 * its padding holds the ends of the line and the halves of the outermost numbers.
 */
export const root = style({
  '@layer': {
    components: {
      containerType: 'inline-size',
      direction: 'ltr',
      unicodeBidi: 'isolate',
      inlineSize: '100%',
      paddingInline: vars.space[8],
    },
  },
});

/** Everything of a row in one cell, each pushed to its place; the row is as high as its highest label. */
export const labels = style({ '@layer': { components: { display: 'grid', gridTemplateColumns: '100%' } } });

/** No width of its own: the text hangs on both sides of the tick. */
export const label = style({
  '@layer': {
    components: {
      gridArea: '1 / 1',
      display: 'flex',
      justifyContent: 'center',
      inlineSize: 0,
      whiteSpace: 'nowrap',
      lineHeight: 1.4,
    },
  },
});

export const above = style({
  '@layer': { components: { alignItems: 'end', fontSize: vars.text.lg, paddingBlockEnd: vars.space[1] } },
});

export const below = style({
  '@layer': {
    components: {
      alignItems: 'start',
      fontSize: vars.text.base,
      selectors: {
        // Where the numbers would touch, every second one stands a line lower.
        '&[data-crowded=always][data-step=odd]': { paddingBlockStart: '1.3em' },
      },
      '@container': {
        '(inline-size < 640px)': {
          selectors: { '&[data-crowded=wide][data-step=odd]': { paddingBlockStart: '1.3em' } },
        },
        '(inline-size < 420px)': {
          selectors: { '&[data-crowded=narrow][data-step=odd]': { paddingBlockStart: '1.3em' } },
        },
      },
    },
  },
});

/** What an interactive line lays over the drawing: handle, places to press. */
export const stage = style({ '@layer': { components: { position: 'relative' } } });

export const drawing = style({
  '@layer': { components: { display: 'block', inlineSize: '100%', overflow: 'visible' } },
});

const line = {
  fill: 'none',
  stroke: vars.color.text,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
} as const;

export const axis = style({ '@layer': { components: { ...line, strokeWidth: 2.5, strokeLinejoin: 'round' } } });
export const longTick = style({ '@layer': { components: { ...line, strokeWidth: 2.5 } } });
export const shortTick = style({ '@layer': { components: { ...line, strokeWidth: 1.5 } } });

export const hop = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.accent.line,
      strokeWidth: 2.5,
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const hopHead = style({
  '@layer': {
    components: {
      fill: vars.color.accent.line,
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
});
