import { card } from '../../theme/basic/card.css.ts';
import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { pictureGround } from '../../theme/basic/picture-ground.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const body = componentStyle([column, { gap: vars.space[3] }]);

export const list = componentStyle([column, { gap: vars.space[2] }]);

export const file = componentStyle([
  card,
  row,
  {
    gap: vars.space[3],
    minBlockSize: vars.size.target,
    padding: vars.space[2],
    borderRadius: vars.radius.control,
    selectors: { '&[data-failed]': { borderColor: vars.color.danger.line } },
  },
]);

const THUMB = '3rem';

export const picture = componentStyle([
  pictureGround,
  {
    flex: 'none',
    inlineSize: THUMB,
    blockSize: THUMB,
    objectFit: 'cover',
    borderRadius: vars.radius.small,
  },
]);

export const icon = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: THUMB,
    blockSize: THUMB,
    borderRadius: vars.radius.small,
    color: vars.color.accent.onSoft,
    background: vars.color.accent.soft,
  },
]);

export const words = componentStyle([column, { flex: '1 1 auto', gap: vars.space[1], minInlineSize: 0 }]);

export const name = componentStyle([ellipsis, { fontWeight: vars.font.weightStrong }]);

export const state = componentStyle([note, row, { flexWrap: 'wrap', gap: `0 ${vars.space[2]}` }]);

export const sent = componentStyle([row, { gap: vars.space[1], color: vars.color.success.text }]);

export const failed = componentStyle({ color: vars.color.danger.text });

export const count = componentStyle([note]);

export const refusals = componentStyle([column, { gap: vars.space[1] }]);
