import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const ruler = style({
  '@layer': {
    components: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '540px',
      marginInline: 'auto',
      overflow: 'visible',
    },
  },
});

const shape = (fill: string) => ({
  fill,
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinejoin: 'round' as const,
  vectorEffect: 'non-scaling-stroke' as const,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const body = style({ '@layer': { components: shape(vars.color.reward.soft) } });

const marked = (stroke: string, strokeWidth: number) => ({
  stroke,
  strokeWidth,
  vectorEffect: 'non-scaling-stroke' as const,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const mark = style({ '@layer': { components: marked(vars.color.text, 1.8) } });
export const fineMark = style({ '@layer': { components: marked(vars.color.textMuted, 1) } });

/** Leads the eye from the ends of the thing down to the marks. */
export const plumb = style({
  '@layer': { components: { ...marked(vars.color.accent.text, 1.4), strokeDasharray: '3 3' } },
});

export const segment = style({ '@layer': { components: marked(vars.color.accent.text, 3.5) } });

export const end = style({
  '@layer': {
    components: { fill: vars.color.accent.text, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  },
});

export const wood = style({ '@layer': { components: shape(vars.color.surface) } });
export const paint = style({ '@layer': { components: shape(vars.color.success.bright) } });
export const lead = style({
  '@layer': {
    components: { fill: vars.color.text, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  },
});
