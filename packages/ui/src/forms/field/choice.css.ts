import { column } from '../../theme/basic/column.css.ts';
import { grid } from '../../theme/basic/grid.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** A list of choices, one under the other. */
export const list = componentStyle([column, { minInlineSize: 0 }]);

/** One choice: its mark, its words, and what is said under them. */
export const field = componentStyle([
  grid,
  {
    color: vars.color.text,
    fontSize: vars.text.base,
  },
]);

/** The whole of it is the target. */
export const button = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
  borderRadius: vars.radius.small,
  lineHeight: vars.leading.text,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

/** Under the words of a choice, in line with them. */
export const description = componentStyle([
  note,
  {
    marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    paddingBlockEnd: vars.space[2],
    paddingInlineStart: `calc(1.5 * ${vars.text.base} + ${vars.space[3]})`,
    lineHeight: vars.leading.text,
  },
]);

/** The mark of a choice: a box, or a ring when round. */
export const mark = componentStyle([
  inlineRow,
  {
    flex: 'none',
    justifyContent: 'center',
    inlineSize: '1.5em',
    blockSize: '1.5em',
    marginBlockStart: 'calc((1lh - 1.5em) / 2)',
    color: 'transparent',
    background: vars.color.surface,
    border: `${vars.size.border} solid ${vars.color.lineStrong}`,
    borderRadius: `calc(${vars.radius.small} * 0.7)`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.accent.line, background: vars.color.accent.soft },
      '[data-invalid] > &': { borderColor: vars.color.danger.line },
      '[data-selected] > &, [data-indeterminate] > &': {
        color: vars.color.accent.onSolid,
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
      },
      '[data-focus-visible] > &': {
        outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
      '[data-readonly] > &': { borderStyle: 'dashed' },
      '[data-readonly][data-selected] > &': { color: vars.color.accent.text, background: 'transparent' },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        forcedColorAdjust: 'none',
        color: 'Canvas',
        background: 'Canvas',
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': {
            color: 'HighlightText',
            background: 'Highlight',
            borderColor: 'Highlight',
          },
          '[data-disabled] > &': { borderColor: 'GrayText', opacity: 1 },
          '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
            color: 'Canvas',
            background: 'GrayText',
            borderColor: 'GrayText',
          },
          '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        },
      },
    },
  },
]);
