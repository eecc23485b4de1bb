import { column } from '../../theme/basic/column.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { boxRing, fieldBorder, invalidEdge } from './box-edge.ts';
import { disabledBox } from './disabled-box.ts';

export const root = componentStyle([
  column,
  {
    alignItems: 'stretch',
    gap: vars.space[2],
    minInlineSize: 0,
    color: vars.color.text,
    fontSize: vars.text.base,
    // A link of the error summary brings the whole field into view, below a sticky header.
    scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
  },
]);

export const label = componentStyle([
  strong,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    selectors: { '[data-disabled] > &': { color: vars.color.textMuted } },
  },
]);

export const optional = componentStyle([
  note,
  {
    fontWeight: vars.font.weightText,
  },
]);

export const description = componentStyle([
  note,
  {
    lineHeight: vars.leading.text,
  },
]);

/** The box that holds an input and what is beside it. */
export const control = componentStyle({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  minBlockSize: vars.size.target,
  minInlineSize: 0,
  border: `${fieldBorder} solid ${vars.color.lineStrong}`,
  cursor: 'text',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.text },
    '&[data-focus-within]': { borderColor: vars.color.accent.line, ...boxRing },
    '&[data-invalid]': invalidEdge,
    '[data-readonly] > &': { background: 'transparent', borderStyle: 'dashed' },
    '&[data-disabled]': disabledBox,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focus-within]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const input = componentStyle({
  flex: '1 1 auto',
  alignSelf: 'stretch',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  font: 'inherit',
  lineHeight: vars.leading.text,
  // Latin text and numbers run from left to right, yet begin at the side where the label stands.
  textAlign: 'match-parent',
  color: 'inherit',
  background: 'transparent',
  border: 'none',
  borderRadius: 'inherit',
  outline: 'none',
  cursor: 'inherit',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 100vmax ${vars.color.surface}`,
    },
    '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
  },
});

/** What is inside the box before or after the input: an icon, a unit, a button. */
export const affix = componentStyle([
  inlineRow,
  {
    flex: 'none',
    justifyContent: 'center',
    color: vars.color.textMuted,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[4] },
      '&:last-child': { paddingInlineEnd: vars.space[4] },
    },
  },
]);

/** A button inside the box, as high as the box, so that its target is whole. */
export const insideButton = componentStyle([
  inlineRow,
  {
    flex: 'none',
    alignSelf: 'stretch',
    justifyContent: 'center',
    minInlineSize: vars.size.target,
    color: vars.color.textMuted,
    borderRadius: `calc(${vars.radius.control} - ${fieldBorder})`,
    outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&[data-disabled]': {
        color: vars.color.textMuted,
        background: 'transparent',
        opacity: 0.5,
        cursor: 'not-allowed',
      },
    },
  },
]);

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  color: vars.color.danger.text,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.text,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Waits in the page, empty, for the sentence to be announced when it comes; takes no room till then. */
export const live = componentStyle({ selectors: { '&:empty, &[data-held-back]': { display: 'contents' } } });

/** Keeps an icon in the middle of the first line of the text beside it. */
export const lineIcon = componentStyle([
  inlineRow,
  {
    flex: 'none',
    blockSize: `calc(1em * ${vars.leading.text})`,
  },
]);
