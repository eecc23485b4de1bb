import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Hours that are chosen in one press, under the days. */
export const hours = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    gap: vars.space[2],
    // As wide as the days above.
    maxInlineSize: `calc(7 * max(2.5rem, ${vars.size.targetSmall}) + 2 * ${vars.space[4]})`,
    minInlineSize: 0,
    margin: 0,
    padding: vars.space[4],
    border: 'none',
    borderBlockStart: `${vars.size.border} solid ${vars.color.line}`,
  },
]);

export const hoursLabel = componentStyle([note, { inlineSize: '100%', fontWeight: vars.font.weightStrong }]);

export const hour = componentStyle({
  minBlockSize: `max(2.25rem, ${vars.size.targetSmall})`,
  paddingInline: vars.space[3],
  color: vars.color.text,
  background: vars.color.surface,
  border: `calc(${vars.size.border} * 0.75) solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent.line },
    '&[aria-pressed="true"]': {
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.line,
      fontWeight: vars.font.weightStrong,
    },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
      },
    },
  },
});

/** Closes the calendar; its name is what is chosen. */
export const done = componentStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  marginBlockStart: vars.space[2],
  color: vars.color.accent.onSolid,
  background: vars.color.accent.solid,
  border: 'none',
  borderRadius: vars.radius.control,
  font: 'inherit',
  fontWeight: vars.font.weightStrong,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});
