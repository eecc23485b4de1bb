import { column } from '../../theme/basic/column.css.ts';
import { oneLine } from '../../theme/basic/ellipsis.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const words = componentStyle([
  column,
  {
    flex: '1 1 auto',
    gap: '2px',
    minInlineSize: 0,
    lineHeight: vars.leading.heading,
  },
]);

export const line = componentStyle([row, { gap: vars.space[2], minInlineSize: 0 }]);

const cut = {
  ...oneLine,
  flex: '1 1 auto',
  minInlineSize: 0,
  // Of one script it has its own direction, yet it begins at the side of the page.
  textAlign: 'match-parent',
} as const;

export const name = componentStyle({ ...cut, fontWeight: vars.font.weightStrong });

export const text = componentStyle({
  ...cut,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  selectors: { '&[data-unread]': { color: 'inherit', fontWeight: vars.font.weightStrong } },
});

export const time = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  whiteSpace: 'nowrap',
});

export const unread = componentStyle({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  minInlineSize: vars.space[6],
  blockSize: vars.space[6],
  paddingInline: vars.space[2],
  color: vars.color.accent.onSolid,
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1,
  background: vars.color.accent.solid,
  borderRadius: vars.radius.full,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
