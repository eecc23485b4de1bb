import { row } from '../../theme/basic/row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = componentStyle([
  strong,
  row,
  {
    justifyContent: 'center',
    gap: vars.space[3],
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    fontSize: vars.text.sm,
    color: vars.color.info.text,
    background: vars.color.info.soft,
    selectors: {
      '&:is([data-state=sent], [data-state=back])': {
        color: vars.color.success.text,
        background: vars.color.success.soft,
      },
    },
    '@media': { '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' } },
  },
]);
