import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  inlineRow,
  {
    inlineSize: 'fit-content',
    gap: vars.space[2],
    maxInlineSize: '100%',
    minBlockSize: vars.space[8],
    paddingInline: vars.space[3],
    border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    color: vars.color.text,
    background: vars.color.surface,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    selectors: {
      'a&[data-hovered]': { borderColor: vars.color.accent.line, color: vars.color.accent.text },
      '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&[data-removable]': { paddingInlineEnd: 0 },
    },
  },
]);

export const words = componentStyle([ellipsis]);

export const remove = componentStyle([
  inlineRow,
  {
    position: 'relative',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.full,
    color: vars.color.textMuted,
    outlineOffset: '-2px',
    selectors: {
      // The picture is small, the place to press is not.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: `calc((${vars.space[8]} - ${vars.size.target}) / 2)`,
      },
      '&[data-hovered]': { color: vars.color.danger.text, background: vars.color.danger.soft },
    },
  },
]);
