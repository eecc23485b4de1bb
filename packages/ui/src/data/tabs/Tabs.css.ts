import { column } from '../../theme/basic/column.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([column, { gap: vars.space[5], minInlineSize: 0 }]);

export const list = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.size.border} solid ${vars.color.line}`,
});

export const tab = componentStyle([
  inlineRow,
  {
    position: 'relative',
    justifyContent: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    minBlockSize: vars.size.target,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    borderStartStartRadius: vars.radius.small,
    borderStartEndRadius: vars.radius.small,
    color: vars.color.textMuted,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.tight,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outlineOffset: '-3px',
    selectors: {
      '[data-fitted] > &': { flex: '1 0 auto', paddingInline: vars.space[2] },
      '&[data-hovered]': { color: vars.color.text, background: vars.color.surfaceMuted },
      '&[data-selected]': { color: vars.color.accent.text },
      // The pencil stroke under the chosen tab.
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space[3],
        insetBlockEnd: 0,
        blockSize: '4px',
        borderStartStartRadius: vars.radius.full,
        borderStartEndRadius: vars.radius.full,
        background: vars.color.accent.solid,
      },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-selected]::after': { background: 'Highlight' } } },
    },
  },
]);

export const panel = componentStyle({
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});
