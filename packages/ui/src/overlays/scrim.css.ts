import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { LAYER_ORDER } from '../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Lies between the page and a layer over it. Comes and goes by transitions; with none in force it simply appears and is gone. */
export const scrim = style({
  '@layer': {
    components: {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.overlay,
      background: vars.color.scrim,
      transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
      selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});

/** A scrim that covers only the area above the keyboard of a phone. */
export const scrimAboveKeyboard = style([
  scrim,
  { '@layer': { components: { display: 'grid', blockSize: 'var(--visual-viewport-height, 100dvb)' } } },
]);
