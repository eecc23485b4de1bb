import { column } from '../../theme/basic/column.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle([
  column,
  {
    alignItems: 'stretch',
    gap: vars.space[6],
  },
]);

export const summary = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  color: vars.color.text,
  background: vars.color.danger.soft,
  border: `${vars.size.border} solid ${vars.color.danger.line}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
  selectors: {
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const title = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.danger.text,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.text,
});

export const titleIcon = componentStyle({ flex: 'none', marginBlockStart: 'calc((1lh - 1.3em) / 2)' });

export const lines = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: 0,
  paddingInline: `calc(1.3em + ${vars.space[2]}) 0`,
});

export const link = componentStyle({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { textDecorationThickness: '0.16em' },
    '&[data-corrected]': { color: vars.color.textMuted, textDecorationStyle: 'dotted' },
  },
});

export const corrected = componentStyle([
  inlineRow,
  {
    gap: vars.space[1],
    marginInlineStart: vars.space[3],
    color: vars.color.success.text,
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightStrong,
  },
]);
