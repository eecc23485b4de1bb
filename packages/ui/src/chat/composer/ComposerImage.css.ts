import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { pictureGround } from '../../theme/basic/picture-ground.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  note,
  row,
  {
    gap: vars.space[3],
    padding: vars.space[2],
    background: vars.color.surfaceMuted,
    borderRadius: vars.radius.control,
  },
]);

export const picture = componentStyle([
  pictureGround,
  {
    flex: 'none',
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    objectFit: 'cover',
    borderRadius: vars.radius.small,
  },
]);

export const name = componentStyle([
  ellipsis,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    textAlign: 'match-parent',
  },
]);
