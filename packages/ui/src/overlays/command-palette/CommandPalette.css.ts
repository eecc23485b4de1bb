import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { scrimAboveKeyboard } from '../scrim.css.ts';

export const scrim = componentStyle([
  scrimAboveKeyboard,
  {
    justifyItems: 'center',
    alignItems: 'start',
    padding: vars.space[4],
    paddingBlockStart: 'min(12vh, 6rem)',
    transitionDuration: vars.motion.fast,
  },
]);

export const panel = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: '36rem',
  maxBlockSize: '100%',
  minBlockSize: 0,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  outline: 'none',
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});

export const dialog = componentStyle([
  column,
  {
    flex: '1 1 auto',
    minBlockSize: 0,
    outline: 'none',
  },
]);

export const field = componentStyle([
  row,
  {
    gap: vars.space[3],
    paddingInline: vars.space[5],
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  },
]);

export const icon = componentStyle({ flex: 'none', color: vars.color.textMuted });

export const input = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.target} + ${vars.space[2]})`,
  border: 0,
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.lg,
  background: 'transparent',
  // The caret says; the whole palette is what has the focus.
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

export const list = componentStyle({ maxBlockSize: '22rem' });

export const picture = componentStyle({ display: 'inline-flex', flex: 'none', color: vars.color.accent.text });

export const title = componentStyle({ flex: '1 1 auto', minInlineSize: 0 });

export const hint = componentStyle([note, { flex: 'none' }]);

export const empty = componentStyle({ padding: vars.space[6], color: vars.color.textMuted, textAlign: 'center' });
