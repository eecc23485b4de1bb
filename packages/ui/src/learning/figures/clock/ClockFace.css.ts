import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const stroked = (stroke: string, strokeWidth: number) => ({
  '@layer': {
    components: {
      stroke,
      strokeWidth,
      strokeLinecap: 'round' as const,
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const face = style({
  '@layer': { components: { display: 'block', inlineSize: '100%', overflow: 'visible' } },
});

export const rim = style({
  '@layer': {
    components: {
      fill: vars.color.surface,
      stroke: vars.color.text,
      strokeWidth: 5,
      '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

export const hourTick = style(stroked(vars.color.text, 3.2));
export const minuteTick = style(stroked(vars.color.textMuted, 1.4));

/** Told apart by length and thickness, not by color alone. */
export const hand = styleVariants({
  hour: stroked(vars.color.text, 7.5),
  minute: stroked(vars.color.accent.solid, 4.6),
  second: stroked(vars.color.danger.solid, 2),
});

/** A hand on a round hour runs right under its numeral: a rim of the face's own color keeps it legible. */
export const numeral = style({
  '@layer': {
    components: {
      stroke: vars.color.surface,
      strokeWidth: 5,
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
      '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
    },
  },
});

export const pin = style({
  '@layer': {
    components: { fill: vars.color.text, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  },
});
