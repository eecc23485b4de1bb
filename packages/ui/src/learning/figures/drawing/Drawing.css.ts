import { globalLayer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Clean paper: the sheet's own squares behind a drawing would be counted with it. */
export const stage = style({
  '@layer': {
    components: {
      position: 'relative',
      marginInline: 'auto',
      inlineSize: '100%',
      borderRadius: vars.radius.small,
      background: vars.color.surface,
    },
  },
});

export const drawing = style({
  '@layer': { components: { display: 'block', inlineSize: '100%', overflow: 'visible' } },
});

/** No size of its own: the writing hangs around the spot on all sides. */
export const label = style({
  '@layer': {
    components: {
      position: 'absolute',
      display: 'grid',
      placeContent: 'center',
      inlineSize: 0,
      blockSize: 0,
      whiteSpace: 'nowrap',
      lineHeight: 1.3,
      fontWeight: vars.font.weightStrong,
    },
  },
});

export const words = style({
  '@layer': {
    components: { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  },
});

/** Keeps writing on a filled shape clear of its pattern. */
export const plate = style({
  '@layer': {
    components: {
      paddingInline: '0.2em',
      borderRadius: '0.4em',
      background: vars.color.surface,
      lineHeight: 1.15,
      '@media': { '(forced-colors: active)': { background: 'Canvas' } },
    },
  },
});

/** Degrees are words to a formula, and here as strong as the numbers beside them. */
globalStyle(`${words} mtext`, { '@layer': { components: { fontWeight: 'inherit' } } });
