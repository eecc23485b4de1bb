import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { boxCell, root, scroller } from './Table.css.ts';

/** Of a table, or of what is around it: the table keeps its columns on a phone too, and those that name the rows stay in view. */
export const pinned = componentStyle({ minInlineSize: 0 });

componentGlobalStyle(`.${pinned} .${root}, .${pinned}.${root}`, { containerType: 'normal', containerName: 'none' });

// What is pinned has a ground; the rest has the same, whatever the page's.
componentGlobalStyle(`.${pinned} .${scroller}`, { background: vars.color.surface });

/** The cells of the first column; those of boxes and of buttons that open rows are before it and scroll away. */
const first = (line: string) => {
  const cells = `.${pinned} ${line} >`;
  return `${cells} :not(.${boxCell}, [colspan]):first-child, ${cells} .${boxCell} + :not(.${boxCell})`;
};

componentGlobalStyle(first('tr'), {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  // What scrolls under it must not show through.
  background: vars.color.surface,
});
// Of a phone's width at most two fifths: a column that is cut beside it says that there is more.
componentGlobalStyle(first('tr'), {
  '@media': { '(max-width: 39.99rem)': { maxInlineSize: '40vw', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
componentGlobalStyle(first('tr[data-link]:hover'), { background: vars.color.surfaceMuted });
componentGlobalStyle(first('tr[data-chosen]'), { background: vars.color.accent.soft });
