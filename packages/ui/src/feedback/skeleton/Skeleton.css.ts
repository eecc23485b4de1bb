import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bone = componentStyle({
  display: 'block',
  background: vars.color.line,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    // Backgrounds are taken away there: an edge keeps the skeleton to be seen.
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

/** As high as one line of the text it stands for, so that nothing jumps when the words come. */
export const line = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '0.75em',
  marginBlock: `calc((1lh - 0.75em) / 2)`,
  borderRadius: vars.radius.full,
});

export const lines = componentStyle({ display: 'block', inlineSize: '100%' });

export const shape = componentVariants({
  text: {},
  heading: { fontSize: vars.text.xl, lineHeight: vars.leading.heading },
  number: { fontSize: vars.text.xxxl, lineHeight: vars.leading.tight },
  circle: { borderRadius: vars.radius.full, aspectRatio: '1', flexShrink: 0 },
  block: { inlineSize: '100%', borderRadius: vars.radius.control },
  button: {
    inlineSize: '8rem',
    maxInlineSize: '100%',
    blockSize: vars.size.target,
    borderRadius: vars.radius.control,
  },
  card: { inlineSize: '100%', borderRadius: vars.radius.card },
});

export const blockSize = componentVariants({
  small: { blockSize: vars.space[8] },
  medium: { blockSize: vars.space[12] },
  large: { blockSize: '8rem' },
  huge: { blockSize: '18rem' },
});

export const width = componentVariants({
  full: {},
  long: { inlineSize: '75%' },
  half: { inlineSize: '50%' },
  short: { inlineSize: '25%' },
});
