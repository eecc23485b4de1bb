import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Clean paper: the sheet's own squares would be taken for the rules of the chart. */
export const chart = style({
  '@layer': {
    components: {
      display: 'block',
      borderRadius: vars.radius.small,
      background: vars.color.surface,
      inlineSize: '100%',
      maxInlineSize: '440px',
      marginInline: 'auto',
      overflow: 'visible',
      // The ground of a drawing is not forced by itself.
      '@media': { '(forced-colors: active)': { background: 'Canvas' } },
    },
  },
});

export const rule = style({
  '@layer': {
    components: {
      stroke: vars.color.lineStrong,
      strokeWidth: 1,
      strokeOpacity: 0.55,
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
    },
  },
});

export const axis = style({
  '@layer': {
    components: {
      fill: 'none',
      stroke: vars.color.text,
      strokeWidth: 2.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

/** Ends at the axis. */
export const mark = style({ '@layer': { components: { textAnchor: 'end' } } });

/** Starts at the left edge, above the axis: an anchor is announced in the direction of the writing. */
export const unit = style({
  '@layer': {
    components: {
      textAnchor: 'end',
      fill: vars.color.textMuted,
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
});
