import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { LAYER_ORDER } from '../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Lies between the page and a layer over it. Comes and goes by transitions; with none in force it simply appears and is gone. */
export const veil = style({
  '@layer': {
    components: {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.overlay,
      background: vars.color.veil,
      transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
      selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});

/** A veil whose layer keeps within what a phone's keyboard leaves. */
export const veilOverKeyboard = style([
  veil,
  { '@layer': { components: { display: 'grid', blockSize: 'var(--visual-viewport-height, 100dvb)' } } },
]);
