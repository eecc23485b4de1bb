import { drawing } from '../../../theme/basic/drawing.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const ruler = componentStyle([
  drawing,
  {
    maxInlineSize: '540px',
    marginInline: 'auto',
  },
]);

const shape = (fill: string) => ({
  fill,
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinejoin: 'round' as const,
  vectorEffect: 'non-scaling-stroke' as const,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const body = componentStyle(shape(vars.color.reward.soft));

const marked = (stroke: string, strokeWidth: number) => ({
  stroke,
  strokeWidth,
  vectorEffect: 'non-scaling-stroke' as const,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const mark = componentStyle(marked(vars.color.text, 1.8));
export const fineMark = componentStyle(marked(vars.color.textMuted, 1));

/** Leads the eye from the ends of the thing down to the marks. */
export const plumb = componentStyle({ ...marked(vars.color.accent.text, 1.4), strokeDasharray: '3 3' });

export const segment = componentStyle(marked(vars.color.accent.text, 3.5));

export const end = componentStyle({
  fill: vars.color.accent.text,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const wood = componentStyle(shape(vars.color.surface));
export const paint = componentStyle(shape(vars.color.success.bright));
export const lead = componentStyle({
  fill: vars.color.text,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
