import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const { reward, success, danger, info, accent } = vars.color;

export const garden = componentStyle({
  display: 'block',
  inlineSize: '100%',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
});

const painted = (fill: string) => ({ fill });
const ruled = (stroke: string, strokeWidth: number) => ({ stroke, strokeWidth });

export const floor = componentStyle(painted(reward.soft));
export const tileLine = componentStyle({ stroke: reward.line, strokeWidth: 0.6, opacity: 0.35 });
export const gate = componentStyle(painted(reward.bright));

export const gateWings = componentStyle({
  stroke: reward.edge,
  strokeWidth: 4.5,
  selectors: { '&[data-open=true]': { strokeWidth: 3 } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const gateLock = componentStyle({ stroke: vars.color.text, strokeWidth: 3 });

/** The way from the start, as a thread of footprints. */
export const trail = componentStyle({ stroke: reward.line, strokeWidth: 2.6, strokeDasharray: '0.1 6' });
export const hint = componentStyle({ stroke: accent.line, strokeWidth: 3, strokeDasharray: '4 5' });
export const hintStar = componentStyle({ fill: accent.soft, stroke: accent.line, strokeWidth: 3 });

export const hedgeEdge = componentStyle({
  stroke: success.edge,
  strokeWidth: 7,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const hedge = componentStyle({
  stroke: success.solid,
  strokeWidth: 6,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
/** Light on the leaves. */
export const leaves = componentStyle({
  stroke: success.soft,
  strokeWidth: 1.6,
  strokeDasharray: '0.1 4.6',
  opacity: 0.55,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
export const damask = componentStyle(painted(danger.bright));
export const jasmine = componentStyle(painted(info.bright));
export const pollen = componentStyle(painted(reward.bright));

const wave = keyframes({ '30%': { rotate: '-14deg' }, '70%': { rotate: '10deg' } });

/** Waves about the foot of its pole. */
export const flag = componentStyle({
  transformOrigin: '0 26px',
  selectors: { '&[data-solved=true]': { animation: `${wave} 600ms ${vars.motion.ease} 2` } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&[data-solved=true]': { animation: 'none' } } },
  },
});
export const pole = componentStyle(ruled(vars.color.text, 2));
export const pennant = componentStyle({ fill: danger.solid, stroke: vars.color.text, strokeWidth: 1.2 });

export const walker = componentStyle({
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
});
export const walkerField = componentStyle({ fill: vars.color.surface, stroke: accent.line, strokeWidth: 1.6 });
