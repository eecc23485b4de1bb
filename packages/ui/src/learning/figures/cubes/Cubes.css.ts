import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const stack = style({
  '@layer': {
    components: { display: 'block', inlineSize: '100%', marginInline: 'auto', overflow: 'visible' },
  },
});

const seen = (fill: string) => ({
  '@layer': {
    components: {
      fill,
      stroke: vars.color.text,
      strokeWidth: 1.8,
      strokeLinejoin: 'round' as const,
      vectorEffect: 'non-scaling-stroke' as const,
      '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

/** Light falls from above and the left; edges tell the faces apart without it. */
export const face = styleVariants({
  top: seen(vars.color.turmeric.soft),
  front: seen(vars.color.turmeric.bright),
  side: seen(vars.color.turmeric.solid),
});
