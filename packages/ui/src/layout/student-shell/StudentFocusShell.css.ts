import { column } from '../../theme/basic/column.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Room for the sheet of 834 px and something beside it, such as a number pad. */
export const wide = componentStyle({
  maxInlineSize: `calc(${vars.size.contentStudent} + 20rem + 2 * ${vars.space[8]})`,
});

export const focusRoot = componentStyle([
  column,
  {
    minBlockSize: '100dvb',
    background: vars.color.page,
  },
]);

export const focusHeader = componentStyle([
  row,
  {
    gap: vars.space[3],
    minBlockSize: vars.size.header,
    paddingInline: vars.space[4],
    '@media': { [breakpoint.desktop]: { gap: vars.space[6], paddingInline: vars.space[8] } },
  },
]);

/** On a phone the work needs the width more than the sign does. */
export const focusLogo = componentStyle({ display: 'none', '@media': { [breakpoint.desktop]: { display: 'block' } } });

export const focusMiddle = componentStyle({ flex: '1 1 auto', minInlineSize: 0 });
