import { row } from '../../theme/basic/row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  row,
  {
    gap: vars.space[4],
    minBlockSize: vars.size.target,
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.color.text,
    background: vars.color.surfaceMuted,
    textDecoration: 'none',
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered]': { background: vars.color.accent.soft },
      '&[data-mini]': { justifyContent: 'center', padding: vars.space[2], background: 'transparent' },
    },
  },
]);

export const words = componentStyle({ flex: '1 1 auto', minInlineSize: 0 });

export const name = componentStyle([
  strong,
  {
    display: 'block',
    overflowWrap: 'anywhere',
  },
]);

export const caption = componentStyle({
  display: 'block',
  fontSize: vars.text.xs,
  lineHeight: vars.leading.heading,
  color: vars.color.textMuted,
});
