import { globalLayer, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bone = style({
  '@layer': {
    components: {
      display: 'block',
      background: vars.color.line,
      animation: `${breathe} 1600ms ease-in-out infinite`,
      '@media': {
        '(prefers-reduced-motion: reduce)': { animation: 'none' },
        // Backgrounds are taken away there: an edge keeps the skeleton to be seen.
        '(forced-colors: active)': { border: '1px solid GrayText' },
      },
    },
  },
});

/** As high as one line of the text it stands for, so that nothing jumps when the words come. */
export const line = style({
  '@layer': {
    components: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '0.75em',
      marginBlock: `calc((1lh - 0.75em) / 2)`,
      borderRadius: vars.radius.full,
    },
  },
});

export const lines = style({ '@layer': { components: { display: 'block', inlineSize: '100%' } } });

export const shape = styleVariants({
  text: {},
  heading: { '@layer': { components: { fontSize: vars.text.xl, lineHeight: vars.leading.heading } } },
  number: { '@layer': { components: { fontSize: vars.text.xxxl, lineHeight: vars.leading.tight } } },
  circle: { '@layer': { components: { borderRadius: vars.radius.full, aspectRatio: '1', flexShrink: 0 } } },
  block: { '@layer': { components: { inlineSize: '100%', borderRadius: vars.radius.control } } },
  button: {
    '@layer': {
      components: {
        inlineSize: '8rem',
        maxInlineSize: '100%',
        blockSize: vars.size.target,
        borderRadius: vars.radius.control,
      },
    },
  },
  card: { '@layer': { components: { inlineSize: '100%', borderRadius: vars.radius.card } } },
});

export const blockSize = styleVariants({
  small: { '@layer': { components: { blockSize: vars.space[8] } } },
  medium: { '@layer': { components: { blockSize: vars.space[12] } } },
  large: { '@layer': { components: { blockSize: '8rem' } } },
  huge: { '@layer': { components: { blockSize: '18rem' } } },
});

export const width = styleVariants({
  full: {},
  long: { '@layer': { components: { inlineSize: '75%' } } },
  half: { '@layer': { components: { inlineSize: '50%' } } },
  short: { '@layer': { components: { inlineSize: '25%' } } },
});
