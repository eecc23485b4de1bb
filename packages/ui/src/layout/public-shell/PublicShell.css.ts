import { column } from '../../theme/basic/column.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  column,
  {
    position: 'relative',
    minBlockSize: '100dvb',
    background: vars.color.page,
  },
]);

export const backdrop = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '46rem',
  maxBlockSize: '100%',
  overflow: 'clip',
  pointerEvents: 'none',
});

export const main = componentStyle({
  position: 'relative',
  flex: '1 0 auto',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.contentStaff} + 2 * ${vars.space[4]})`,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[8],
  outline: 'none',
  // As wide as the bar over it, until lines would become too long to read.
  '@media': { [breakpoint.desktop]: { inlineSize: '90vw', maxInlineSize: '1300px', paddingInline: 0 } },
});
