import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    gap: vars.space[2],
    padding: vars.space[3],
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  },
]);

export const search = componentStyle({ flex: '1 1 12rem', maxInlineSize: '22rem', minInlineSize: 0 });

export const trigger = componentStyle([
  inlineRow,
  {
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    paddingInline: vars.space[4],
    border: `calc(${vars.size.border} * 0.75) solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    background: vars.color.surface,
    selectors: {
      '&[data-hovered], &[data-pressed]': { borderColor: vars.color.accent.line },
      '&[data-on]': {
        color: vars.color.accent.onSoft,
        background: vars.color.accent.soft,
        borderColor: vars.color.accent.line,
        fontWeight: vars.font.weightStrong,
      },
    },
  },
]);

export const number = componentStyle({
  minInlineSize: '1.6em',
  paddingInline: '0.4em',
  borderRadius: vars.radius.full,
  color: vars.color.accent.onSolid,
  background: vars.color.accent.solid,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightNumber,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const menu = componentStyle({ padding: vars.space[4], outline: 'none', overflow: 'auto' });

export const count = componentStyle([
  note,
  { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', selectors: { '&:empty': { margin: 0 } } },
]);
