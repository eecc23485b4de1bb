import { componentStyle } from '../../theme/component-style.ts';

export const area = componentStyle({ fill: 'CanvasText' });

export const line = componentStyle({ stroke: 'CanvasText', strokeWidth: 2, fill: 'none' });

/** For what is filled. */
export const filled = componentStyle({
  '@media': { '(forced-colors: active)': { fill: 'var(--pattern)', stroke: 'CanvasText', strokeWidth: 1 } },
});
