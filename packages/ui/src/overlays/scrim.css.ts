import { componentStyle } from '../theme/component-style.ts';
import { vars } from '../theme/contract.css.ts';

/** Lies between the page and a layer over it. Comes and goes by transitions; with none in force it simply appears and is gone. */
export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.scrim,
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

/** A scrim that lets the page be seen as it is, because what is chosen over it shows there at once. */
export const clearScrim = componentStyle([scrim, { background: 'transparent' }]);

/** A scrim that covers only the area above the keyboard of a phone. */
export const scrimAboveKeyboard = componentStyle([
  scrim,
  { display: 'grid', blockSize: 'var(--visual-viewport-height, 100dvb)' },
]);
