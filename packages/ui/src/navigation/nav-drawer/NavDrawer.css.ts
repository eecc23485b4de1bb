import { keyframes } from '@vanilla-extract/css';
import { row } from '../../theme/basic/row.css.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const slideIn = keyframes({ from: { insetInlineStart: `calc(-1 * ${vars.size.drawer})` } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const drawer = componentStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  inlineSize: vars.size.drawer,
  maxInlineSize: '85vw',
  blockSize: '100dvb',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  border: 0,
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  outline: 'none',
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[5],
      animation: `${slideIn} ${vars.motion.normal} ${vars.motion.ease}`,
    },
    '&::backdrop': {
      background: vars.color.scrim,
      animation: `${fadeIn} ${vars.motion.normal} ${vars.motion.ease}`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[open]': { animation: 'none' }, '&::backdrop': { animation: 'none' } },
    },
  },
});

// The page behind stays where it is.
componentGlobalStyle(`html:has(${drawer}[open])`, { overflow: 'hidden' });

export const head = componentStyle([
  row,
  {
    justifyContent: 'space-between',
    gap: vars.space[3],
  },
]);

export const foot = componentStyle({ marginBlockStart: 'auto' });
