import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** A date in figures from right to left: the day, the month, the year. */
export const segments = componentStyle([
  inlineRow,
  {
    flex: '0 1 auto',
    // A date with its hour in large text is wider than a phone.
    flexWrap: 'wrap',
    minInlineSize: 0,
    paddingInline: vars.space[3],
    whiteSpace: 'pre',
  },
]);

export const segment = componentStyle({
  // One digit alone is too narrow to be pressed: day and month of ۹ / ۹ were 24 px from middle to middle.
  minInlineSize: '1.25rem',
  textAlign: 'center',
  paddingInline: '0.2em',
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.small,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { minInlineSize: 0, paddingInline: '0.1em', color: vars.color.textMuted },
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': { color: vars.color.accent.onSolid, background: vars.color.accent.solid },
    '&[data-disabled]': { color: 'inherit' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
      },
    },
  },
});

/** The line between a date and its hour. */
export const between = componentStyle({
  alignSelf: 'stretch',
  inlineSize: vars.size.border,
  marginInline: vars.space[2],
  background: vars.color.line,
});
