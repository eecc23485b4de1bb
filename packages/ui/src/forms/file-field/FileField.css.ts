import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { pictureGround } from '../../theme/basic/picture-ground.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { disabledBox } from '../field/disabled-box.ts';

export const zone = componentStyle({
  border: `${vars.size.border} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  outline: 'none',
  selectors: {
    '&[data-drop-target]': { borderColor: vars.color.accent.line, background: vars.color.accent.soft },
    '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': disabledBox,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-drop-target]': { borderStyle: 'solid', borderColor: 'Highlight' } },
    },
  },
});

export const chooser = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  padding: vars.space[6],
  borderRadius: `calc(${vars.radius.card} - ${vars.size.border})`,
  color: vars.color.accent.text,
  outlineOffset: '-4px',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.accent.soft },
    '&[data-disabled]': { color: vars.color.textMuted, background: 'transparent', cursor: 'not-allowed' },
  },
});

export const choose = componentStyle({ fontWeight: vars.font.weightStrong });

export const drop = componentStyle([note]);

export const chosen = componentStyle([
  row,
  {
    gap: vars.space[4],
    padding: vars.space[3],
  },
]);

export const picture = componentStyle([
  pictureGround,
  {
    flex: 'none',
    inlineSize: '6rem',
    blockSize: '6rem',
    objectFit: 'cover',
    borderRadius: vars.radius.small,
  },
]);

export const name = componentStyle([
  ellipsis,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
  },
]);

export const wrong = componentStyle([row, { flexWrap: 'wrap', gap: vars.space[2] }]);
