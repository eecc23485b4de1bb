import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const stack = componentStyle({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** The bar is wider than the boxes over and under it, as a written one is. */
export const bar = componentStyle({
  justifySelf: 'stretch',
  blockSize: '4px',
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.full,
  background: vars.color.text,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
