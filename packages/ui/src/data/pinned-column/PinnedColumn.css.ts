import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { boxCell } from '../table/Table.css.ts';
import { TABLE_NEEDS } from '../table/table-needs.ts';

/** Where the table is a stack of rows there is nothing to pin. */
const WIDE = `(min-width: ${TABLE_NEEDS / 16}rem)`;

export const root = componentStyle({ minInlineSize: 0 });

/** The cells of the first column; those of boxes and of buttons that open rows are before it and scroll away. */
const first = (row: string) => {
  const cells = `.${root} ${row} >`;
  return `${cells} :not(.${boxCell}, [colspan]):first-child, ${cells} .${boxCell} + :not(.${boxCell})`;
};

componentGlobalStyle(first('tr'), {
  '@container': {
    [WIDE]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      borderInlineEnd: `${vars.size.hairline} solid ${vars.color.line}`,
      // What scrolls under it must not show through.
      background: vars.color.surface,
    },
  },
});
componentGlobalStyle(first('tr[data-link]:hover'), {
  '@container': { [WIDE]: { background: vars.color.surfaceMuted } },
});
componentGlobalStyle(first('tr[data-chosen]'), { '@container': { [WIDE]: { background: vars.color.accent.soft } } });
