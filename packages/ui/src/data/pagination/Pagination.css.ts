import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const NARROW = '(max-width: 29.99rem)';

export const root = componentStyle({
  containerType: 'inline-size',
});

export const line = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[3],
  },
]);

export const range = componentStyle([note]);

export const sizes = componentStyle([
  note,
  inlineRow,
  {
    gap: vars.space[2],
    marginInlineEnd: 'auto',
  },
]);

export const size = componentStyle({
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weightStrong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent.line },
    '&:focus-visible': { outlineOffset: '1px' },
  },
});

export const pages = componentStyle([
  row,
  {
    gap: vars.space[1],
  },
]);

/** On a narrow place only the arrows and the number one is at stay. */
export const number = componentStyle({
  '@container': { [NARROW]: { selectors: { '&:not([data-current])': { display: 'none' } } } },
});

export const page = componentStyle([
  inlineRow,
  {
    justifyContent: 'center',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    paddingInline: vars.space[2],
    border: `${vars.size.border} solid transparent`,
    borderRadius: vars.radius.small,
    fontWeight: vars.font.weightStrong,
    color: vars.color.text,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
      '&[data-focus-visible]': { outlineOffset: '1px' },
      '&[aria-current]': { color: vars.color.accent.onSolid, background: vars.color.accent.solid, cursor: 'default' },
      '&[data-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
  },
]);

/** Drawn for right-to-left; turned round in left-to-right. */
export const arrow = componentStyle({ scale: `${vars.direction} 1` });
