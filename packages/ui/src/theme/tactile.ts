import { vars } from './contract.css.ts';

/** Name of `depth`; a transition and its registration in the reset want it without the `var()`. */
export const DEPTH = 'm-depth';

/**
 * How far the lower edge of a tactile part stands out at this moment. A press moves this length: a transition of the
 * shadow would start in every button on the page whenever the theme gives shadows another colour, which doubled the
 * time of a change of look. The reset registers it, as only a registered length can move.
 */
const depth = `var(--${DEPTH})`;

const motion = `${vars.motion.fast} ${vars.motion.ease}`;

/** The deeper lower edge in a colour; for a variation of a part that already stands. */
export const edge = (color: string) => ({ boxShadow: `0 ${depth} 0 ${color}` });

/** A part stands out on its lower edge. */
export const standing = (color: string) => ({
  vars: { [depth]: vars.size.edge },
  marginBlockEnd: vars.size.edge,
  ...edge(color),
});

/** Pressed, the part sinks into its edge. */
export const sunk = { vars: { [depth]: '0px' }, transform: `translateY(${vars.size.edge})` };

/** The way between the two. */
export const sinking = { transition: `transform ${motion}, --${DEPTH} ${motion}` };
