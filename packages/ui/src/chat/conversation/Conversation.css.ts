import { column } from '../../theme/basic/column.css.ts';
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
    background: vars.color.page,
  },
]);

/** Replaces the messages when there are none: they are on their way, or did not come. */
export const face = componentStyle([
  column,
  {
    flex: '1 1 auto',
    justifyContent: 'safe center',
    minBlockSize: 0,
    padding: vars.space[4],
    overflow: 'auto',
  },
]);
