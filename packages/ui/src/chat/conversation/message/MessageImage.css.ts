import { note } from '../../../theme/basic/note.css.ts';
import { pictureGround } from '../../../theme/basic/picture-ground.css.ts';
import { row } from '../../../theme/basic/row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const frame = componentStyle([
  note,
  row,
  {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space[2],
    inlineSize: '18rem',
    maxInlineSize: `calc(100% - 2 * ${vars.space[1]})`,
    margin: vars.space[1],
    overflow: 'hidden',
    background: vars.color.surfaceMuted,
    border: 'none',
    borderRadius: `calc(${vars.radius.card} - ${vars.space[1]})`,
    selectors: {
      'button&': { cursor: 'zoom-in' },
      '&:focus-visible': {
        outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const picture = componentStyle([
  pictureGround,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
]);
