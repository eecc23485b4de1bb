import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const fly = keyframes({
  from: { transform: `translate(calc(${vars.direction} * 40%), 60%) rotate(10deg) scale(0.6)`, opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

export const root = componentStyle({
  display: 'block',
  flexShrink: 0,
  inlineSize: '96px',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&[data-flying]': { animation: `${fly} 480ms ${vars.motion.ease} both` } },
    },
  },
});

export const line = componentStyle({ fill: 'none' });
