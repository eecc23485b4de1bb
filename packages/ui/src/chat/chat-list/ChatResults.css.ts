import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const scroller = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[2],
  outline: 'none',
});

export const group = componentStyle({ position: 'relative' });

export const heading = componentStyle([
  note,
  strong,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    background: vars.color.surface,
  },
]);

export const lines = componentStyle({ overflow: 'hidden' });

/** All lines are of one height, which is read from the page: it grows with the letters. */
export const option = componentStyle([
  row,
  {
    gap: vars.space[3],
    blockSize: `calc(2 * 1lh + ${vars.space[4]})`,
    minBlockSize: vars.size.target,
    paddingInline: vars.space[3],
    lineHeight: vars.leading.text,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover': { background: vars.color.surfaceMuted },
      '&[aria-selected="true"]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&[data-active]': {
        outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);
