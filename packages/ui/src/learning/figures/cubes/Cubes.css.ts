import { drawing } from '../../../theme/basic/drawing.css.ts';
import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const stack = componentStyle([
  drawing,
  {
    marginInline: 'auto',
  },
]);

const { bright, onBright } = vars.color.reward;

const seen = (fill: string) => ({
  fill,
  stroke: onBright,
  strokeWidth: 1.8,
  strokeLinejoin: 'round' as const,
  vectorEffect: 'non-scaling-stroke' as const,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** Light falls from above and the left, by night too; edges tell the faces apart without it. */
export const face = componentVariants({
  top: seen(bright),
  front: seen(`color-mix(in oklab, ${bright} 85%, ${onBright})`),
  side: seen(`color-mix(in oklab, ${bright} 66%, ${onBright})`),
});
