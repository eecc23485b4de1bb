import { grid } from '../../theme/basic/grid.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const track = componentStyle([
  wrappingRow,
  {
    gap: vars.space[1],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: vars.space[1],
    background: vars.color.surfaceMuted,
    borderRadius: `calc(${vars.radius.control} + ${vars.space[1]})`,
    '@media': { '(forced-colors: active)': { outline: '1px solid ButtonBorder' } },
  },
]);

export const place = componentStyle([grid, { flex: '1 1 auto' }]);

export const segment = componentStyle([
  row,
  {
    position: 'relative',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    paddingInline: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.text.base,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.color.text },
      '&[data-selected]': {
        color: vars.color.accent.text,
        background: vars.color.surface,
        boxShadow: `inset 0 0 0 ${vars.size.border} ${vars.color.accent.line}`,
      },
      '&[data-focus-visible]': {
        outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);

export const icon = componentStyle({ display: 'inline-flex', flex: 'none' });
