import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const stack = style({
  '@layer': {
    components: { display: 'block', inlineSize: '100%', marginInline: 'auto', overflow: 'visible' },
  },
});

const { bright, onBright } = vars.color.reward;

const seen = (fill: string) => ({
  '@layer': {
    components: {
      fill,
      stroke: onBright,
      strokeWidth: 1.8,
      strokeLinejoin: 'round' as const,
      vectorEffect: 'non-scaling-stroke' as const,
      '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

/** Light falls from above and the left, by night too; edges tell the faces apart without it. */
export const face = styleVariants({
  top: seen(bright),
  front: seen(`color-mix(in oklab, ${bright} 85%, ${onBright})`),
  side: seen(`color-mix(in oklab, ${bright} 66%, ${onBright})`),
});
