import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Holds patterns only. It must be laid out, or some browsers leave the patterns out. */
export const definitions = componentStyle({ position: 'absolute', inlineSize: 0, blockSize: 0 });

export const list = componentStyle({ display: 'flex', justifyContent: 'center', gap: `min(${vars.space[2]}, 2cqi)` });

/** One row however long: a pattern broken in two is another pattern. */
export const item = componentStyle({ flex: '0 1 44px', minInlineSize: 0, aspectRatio: '1', overflow: 'visible' });

export const box = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.accent.line,
  strokeWidth: 2,
  strokeDasharray: '5 4',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
