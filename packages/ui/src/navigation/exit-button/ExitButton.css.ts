import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  row,
  {
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[4],
    selectors: {
      '&[data-mini]': {
        flexDirection: 'column',
        gap: vars.space[1],
        paddingBlock: vars.space[2],
        paddingInline: vars.space[1],
        fontSize: vars.text.sm,
        textAlign: 'center',
      },
    },
  },
]);

/** Drawn for left-to-right: the arrow leaves by the end of the line. */
export const icon = componentStyle({ scale: `calc(-1 * ${vars.direction}) 1` });
