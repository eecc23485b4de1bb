import { componentStyle } from '../../theme/component-style.ts';

export const root = componentStyle({
  display: 'block',
  flexShrink: 0,
  pointerEvents: 'none',
  inlineSize: '100%',
  blockSize: '38px',
  selectors: { '&[data-direction=upright]': { inlineSize: '38px', blockSize: '100%' } },
});

export const turn = componentStyle({ fill: 'none' });
