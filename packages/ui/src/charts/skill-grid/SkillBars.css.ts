import { column } from '../../theme/basic/column.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { squareColor } from '../../theme/square-contract.css.ts';

export const list = componentStyle([column, { gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' }]);

export const line = componentStyle([
  column,
  {
    gap: vars.space[1],
    paddingBlockEnd: vars.space[3],
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  },
]);

export const head = componentStyle([
  row,
  {
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.size.targetSmall,
    fontWeight: vars.font.weightStrong,
  },
]);

/** The whole head of a line is pressed. */
export const link = componentStyle({
  flex: 1,
  alignContent: 'center',
  minBlockSize: vars.size.targetSmall,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.3em',
});

export const help = componentStyle([
  inlineRow,
  {
    gap: vars.space[1],
    paddingInline: vars.space[2],
    border: `1.5px solid ${squareColor.help.edge}`,
    borderRadius: vars.radius.full,
    color: squareColor.help.ink,
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightNumber,
  },
]);

export const choice = componentStyle([
  row,
  {
    minInlineSize: 0,
    margin: 0,
    padding: '3px',
    border: 'none',
    borderRadius: vars.radius.control,
    background: vars.color.surfaceMuted,
  },
]);

export const view = componentStyle({
  flex: 1,
  minBlockSize: vars.size.targetSmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  background: 'transparent',
  font: 'inherit',
  fontWeight: vars.font.weightStrong,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.accent.text,
      background: vars.color.surface,
      borderColor: vars.color.line,
      boxShadow: vars.shadow.card,
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
