import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The whole window. Comes and goes by transitions; with none in force it simply appears and is gone. */
export const veil = style({
  '@layer': {
    components: {
      position: 'fixed',
      inset: 0,
      zIndex: vars.layer.overlay,
      background: vars.color.page,
      transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
      selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});

export const panel = style({ '@layer': { components: { blockSize: '100%' } } });

export const dialog = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      blockSize: '100%',
      color: vars.color.text,
      fontSize: vars.text.base,
      outline: 'none',
    },
  },
});
