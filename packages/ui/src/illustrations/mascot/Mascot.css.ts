import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';

const MOVES = '(prefers-reduced-motion: no-preference)';

const breath = keyframes({ '50%': { transform: 'scale(1.012, 0.985)' } });
const blink = keyframes({ '0%, 4%, 100%': { transform: 'none' }, '2%': { transform: 'scaleY(0.1)' } });
const greet = keyframes({ '25%': { transform: 'rotate(-9deg)' }, '75%': { transform: 'rotate(9deg)' } });

export const root = componentStyle({
  display: 'block',
  flexShrink: 0,
  overflow: 'visible',
  // What is behind the edge is not drawn.
  selectors: { '&[data-pose=peek]': { overflow: 'hidden' } },
});

/** What moves after its arrival moves twice and then rests, in less than five seconds. */
export const body = componentStyle({
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  '@media': { [MOVES]: { animation: `${breath} 2.4s ease-in-out 2` } },
});

export const eye = componentStyle({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@media': { [MOVES]: { animation: `${blink} 3s 1.8s 1` } },
});

export const greeting = componentStyle({
  transformOrigin: '-33px 6px',
  '@media': { [MOVES]: { animation: `${greet} 1.2s ease-in-out 2` } },
});

export const line = componentStyle({ fill: 'none' });
