import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const MARK = '3rem';

const GAP = vars.space[4];
const dotted = `4px dotted ${vars.color.lineStrong}`;
const done = `4px solid ${vars.color.success.solid}`;

export const root = componentStyle([column, { gap: GAP }]);

/** The way between two marks is drawn in halves, as items are of different heights: each draws to the middle of the gap. */
export const item = componentStyle([
  row,
  {
    position: 'relative',
    alignItems: 'stretch',
    gap: GAP,
    selectors: {
      '&:not(:first-child)::before, &:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(${MARK} / 2 - 2px)`,
        borderInlineStart: dotted,
      },
      '&:not(:first-child)::before': {
        insetBlockStart: `calc(${GAP} / -2)`,
        insetBlockEnd: `calc(50% + ${MARK} / 2 + 4px)`,
      },
      '&:not(:last-child)::after': {
        insetBlockStart: `calc(50% + ${MARK} / 2 + 4px)`,
        insetBlockEnd: `calc(${GAP} / -2)`,
      },
      '&[data-state="completed"]:not(:last-child)::after': { borderInlineStart: done },
      '[data-state="completed"] + &::before': { borderInlineStart: done },
    },
  },
]);

export const mark = componentStyle([
  centered,
  {
    flex: 'none',
    alignSelf: 'center',
    inlineSize: MARK,
    blockSize: MARK,
    border: `3px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    color: vars.color.textMuted,
    selectors: {
      [`${item}[data-state="completed"] &`]: {
        background: vars.color.success.solid,
        borderColor: vars.color.success.solid,
        color: vars.color.success.onSolid,
      },
      [`${item}[data-state="available"] &, ${item}[data-state="in_progress"] &`]: {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
        color: vars.color.accent.onSolid,
      },
    },
    '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText' } },
  },
]);

export const body = componentStyle([
  row,
  {
    flex: '1 1 auto',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minInlineSize: 0,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    selectors: {
      [`${item}[data-state="locked"] &`]: { borderStyle: 'dashed', background: 'transparent' },
      [`${item}[data-state="in_progress"] &`]: { borderColor: vars.color.accent.solid },
    },
  },
]);

export const words = componentStyle([column, { flex: '1 1 12rem', minInlineSize: 0 }]);

export const kind = componentStyle([note]);

export const title = componentStyle([
  strong,
  { selectors: { [`${item}[data-state="locked"] &`]: { color: vars.color.textMuted } } },
]);

export const description = componentStyle([note]);

export const action = componentStyle({ flex: 'none' });
