import { column } from '../../theme/basic/column.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([column, { gap: vars.space[2] }]);

export const year = componentStyle({
  minBlockSize: vars.size.targetSmall,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.control,
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightHeading,
  color: vars.color.text,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.accent.soft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const months = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // As high as five weeks and their heads: what is below stays where it is.
  gridAutoRows: `calc((5 * (max(2.5rem, ${vars.size.targetSmall}) + 2px) + ${vars.space[8]} - 3 * ${vars.space[2]}) / 4)`,
  gap: vars.space[2],
});

export const month = componentStyle({
  minInlineSize: 0,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weightStrong,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceMuted },
    '&[aria-disabled]': {
      color: vars.color.textMuted,
      opacity: 0.55,
      background: 'transparent',
      cursor: 'not-allowed',
    },
    '&[aria-pressed=true]': { color: vars.color.accent.onSolid, background: vars.color.accent.solid },
    '&[data-focus-visible]': { outlineOffset: '0px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed=true]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        '&[aria-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
