import { column } from '../../theme/basic/column.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  column,
  {
    blockSize: '100%',
    minBlockSize: 0,
    minInlineSize: 0,
    color: vars.color.text,
    fontSize: vars.text.base,
    background: vars.color.surface,
  },
]);

export const search = componentStyle({ flex: 'none', paddingBlock: vars.space[3], paddingInline: vars.space[4] });

/** Replaces the lines when there are none. */
export const face = componentStyle([
  column,
  {
    flex: '1 1 auto',
    minBlockSize: 0,
    paddingInline: vars.space[5],
    overflow: 'auto',
  },
]);

export const bone = componentStyle([
  row,
  {
    gap: vars.space[3],
    paddingBlock: vars.space[2],
  },
]);
