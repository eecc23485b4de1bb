import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  row,
  {
    gap: vars.space[3],
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    background: vars.color.surfaceMuted,
    borderInlineStart: `4px solid ${vars.color.accent.line}`,
    borderRadius: vars.radius.small,
  },
]);

export const icon = componentStyle({ flex: 'none', color: vars.color.accent.text });

export const words = componentStyle({ flex: '1 1 auto', minInlineSize: 0, lineHeight: vars.leading.heading });

export const title = componentStyle({
  color: vars.color.accent.text,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
});

export const original = componentStyle([ellipsis, note]);
