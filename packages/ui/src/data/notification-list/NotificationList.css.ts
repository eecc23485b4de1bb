import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([column, { gap: vars.space[5], minInlineSize: 0 }]);

export const icon = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.full,
    color: vars.color.textMuted,
    background: vars.color.surfaceMuted,
    selectors: {
      '&[data-unread]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&[data-drawn]': { background: 'none' },
    },
  },
]);

export const actions = componentStyle([row, { flex: 'none' }]);

/** Under the words, so that these have the line. */
export const facts = componentStyle([row, { display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] }]);

export const read = componentStyle({ fontWeight: vars.font.weightText });

/** In the place of what was dismissed or muted. */
export const undo = componentStyle([
  note,
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.size.target,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceMuted,
    '@media': { '(forced-colors: active)': { outline: `${vars.size.hairline} solid` } },
  },
]);

export const head = componentStyle([row, { justifyContent: 'flex-end' }]);

export const placeholder = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
});

export const undone = componentStyle({ paddingBlock: vars.space[2] });
