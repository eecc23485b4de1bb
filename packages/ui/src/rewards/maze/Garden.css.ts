import { globalLayer, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const { reward, success, danger, info, accent } = vars.color;

export const garden = style({
  '@layer': {
    components: { display: 'block', inlineSize: '100%', strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' },
  },
});

const painted = (fill: string) => ({ '@layer': { components: { fill } } });
const ruled = (stroke: string, strokeWidth: number) => ({ '@layer': { components: { stroke, strokeWidth } } });

export const floor = style(painted(reward.soft));
export const tileLine = style({
  '@layer': { components: { stroke: reward.line, strokeWidth: 0.6, opacity: 0.35 } },
});
export const gate = style(painted(reward.bright));

/** The way from the start, as a thread of footprints. */
export const trail = style({
  '@layer': { components: { stroke: reward.line, strokeWidth: 2.6, strokeDasharray: '0.1 6' } },
});
export const hint = style({
  '@layer': { components: { stroke: accent.line, strokeWidth: 3, strokeDasharray: '4 5' } },
});
export const hintStar = style({
  '@layer': { components: { fill: accent.soft, stroke: accent.line, strokeWidth: 3 } },
});

export const hedgeEdge = style({
  '@layer': {
    components: {
      stroke: success.edge,
      strokeWidth: 7,
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});
export const hedge = style({
  '@layer': {
    components: {
      stroke: success.solid,
      strokeWidth: 6,
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});
/** Light on the leaves. */
export const leaves = style({
  '@layer': {
    components: {
      stroke: success.soft,
      strokeWidth: 1.6,
      strokeDasharray: '0.1 4.6',
      opacity: 0.55,
      '@media': { '(forced-colors: active)': { display: 'none' } },
    },
  },
});
export const damask = style(painted(danger.bright));
export const jasmine = style(painted(info.bright));
export const pollen = style(painted(reward.bright));

const wave = keyframes({ '30%': { rotate: '-14deg' }, '70%': { rotate: '10deg' } });

/** Waves about the foot of its pole. */
export const flag = style({
  '@layer': {
    components: {
      transformOrigin: '0 26px',
      selectors: { '&[data-solved=true]': { animation: `${wave} 600ms ${vars.motion.ease} 2` } },
      '@media': {
        '(prefers-reduced-motion: reduce)': { selectors: { '&[data-solved=true]': { animation: 'none' } } },
      },
    },
  },
});
export const pole = style(ruled(vars.color.text, 2));
export const pennant = style({
  '@layer': { components: { fill: danger.solid, stroke: vars.color.text, strokeWidth: 1.2 } },
});

export const walker = style({
  '@layer': {
    components: {
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});
export const walkerField = style({
  '@layer': { components: { fill: vars.color.surface, stroke: accent.line, strokeWidth: 1.6 } },
});
