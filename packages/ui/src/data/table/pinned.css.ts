import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { boxCell, root, scroller } from './Table.css.ts';

const PHONE = '(max-width: 39.99rem)';

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
// Of a phone's width at most two fifths: a column that is cut beside it says that there is more. Not so narrow, however, that a name
// is broken where the others would take all.
componentGlobalStyle(first('tr'), {
  '@media': {
    [PHONE]: {
      minInlineSize: 'min(9.5rem, 40vw)',
      maxInlineSize: '40vw',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
componentGlobalStyle(first('tr[data-link]:hover'), { background: vars.color.surfaceMuted });
componentGlobalStyle(first('tr[data-chosen]'), { background: vars.color.accent.soft });

/** Which columns are in sight, on a phone alone: at the lower edge of the window while the table is longer than it. */
export const pager = componentStyle([
  row,
  note,
  {
    display: 'none',
    justifyContent: 'center',
    gap: vars.space[2],
    color: vars.color.text,
    background: vars.color.surface,
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
    selectors: { '&[data-tall]': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
    '@media': { [PHONE]: { display: 'flex' }, print: { display: 'none' } },
  },
]);

export const pagerButton = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  color: vars.color.accent.text,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled=true]': { color: vars.color.textMuted, opacity: 0.6, cursor: 'default' },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});

export const pagerDots = componentStyle([row, { gap: vars.space[1], marginInlineEnd: 'auto' }]);

export const pagerDot = componentStyle({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  opacity: 0.5,
  selectors: { '&[data-shown]': { inlineSize: '16px', background: vars.color.accent.solid, opacity: 1 } },
  '@media': {
    '(forced-colors: active)': {
      background: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-shown]': { background: 'Highlight' } },
    },
  },
});
