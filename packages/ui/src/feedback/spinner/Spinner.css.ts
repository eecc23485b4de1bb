import { globalLayer, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const turn = keyframes({ to: { rotate: '1turn' } });

export const root = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[3],
      color: vars.color.textMuted,
      selectors: {
        '&[data-centred]': {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          padding: vars.space[8],
        },
      },
    },
  },
});

export const wheel = style({
  '@layer': {
    components: {
      flexShrink: 0,
      borderStyle: 'solid',
      borderColor: vars.color.accent.soft,
      borderBlockStartColor: vars.color.accent.solid,
      borderRadius: vars.radius.full,
      animation: `${turn} 800ms linear infinite`,
      '@media': {
        '(prefers-reduced-motion: reduce)': { animationDuration: '4s' },
        '(forced-colors: active)': { borderBlockStartColor: 'Highlight' },
      },
    },
  },
});

export const size = styleVariants({
  small: { '@layer': { components: { inlineSize: '1.25em', blockSize: '1.25em', borderWidth: '3px' } } },
  medium: { '@layer': { components: { inlineSize: vars.space[8], blockSize: vars.space[8], borderWidth: '4px' } } },
  large: { '@layer': { components: { inlineSize: vars.space[16], blockSize: vars.space[16], borderWidth: '6px' } } },
});
