import { vars } from './contract.css.ts';

/** Name of `depth` without the `var()`, for a transition and for its registration in the reset. */
export const DEPTH = 'm-depth';

/**
 * Current height of the lower edge of a raised control. A press animates this length, not the shadow: a transition of the
 * shadow would run in every button on the page whenever the theme changes the shadow color, which doubled the time of a
 * theme change. The reset registers the property, because only a registered length can be animated.
 */
const depth = `var(--${DEPTH})`;

const motion = `${vars.motion.fast} ${vars.motion.ease}`;

/** The lower edge in another color, for a variant of a control that is already raised. */
export const edge = (color: string) => ({ boxShadow: `0 ${depth} 0 ${color}` });

/** A control with a visible lower edge. */
export const raised = (color: string) => ({
  vars: { [depth]: vars.size.edge },
  marginBlockEnd: vars.size.edge,
  ...edge(color),
});

/** Pressed: the control moves down over its edge. */
export const pressed = { vars: { [depth]: '0px' }, transform: `translateY(${vars.size.edge})` };

/** The transition between the two. */
export const pressTransition = { transition: `transform ${motion}, --${DEPTH} ${motion}` };
