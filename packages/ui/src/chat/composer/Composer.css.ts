import { boxRing } from '../../forms/field/box-edge.ts';
import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  column,
  {
    position: 'relative',
    flex: 'none',
    gap: vars.space[2],
    paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
    paddingInline: vars.space[4],
    color: vars.color.text,
    fontSize: vars.text.base,
    background: vars.color.surface,
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
    containerType: 'inline-size',
  },
]);

export const line = componentStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space[2] });

export const field = componentStyle({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  marginBlockEnd: vars.size.edge,
});

/** Is as the sending button does, whose edge lies below its face. */
export const attach = componentStyle({ display: 'inline-flex', marginBlockEnd: vars.size.edge });

/** Grows with what is written to seven lines, and then scrolls. */
export const area = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  maxBlockSize: `calc(7lh + 2 * ${vars.space[2]})`,
  paddingBlock: `max(${vars.space[2]}, calc((${vars.size.target} - 1lh) / 2 - ${vars.size.border}))`,
  paddingInline: vars.space[4],
  color: vars.color.text,
  lineHeight: vars.leading.text,
  background: vars.color.page,
  border: `calc(${vars.size.border} * 0.75) solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  resize: 'none',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  fieldSizing: 'content',
  selectors: {
    // With nothing in it there is nothing to take the direction from.
    '&:placeholder-shown': { direction: 'inherit' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&[data-hovered]': { borderColor: vars.color.text },
    '&[data-focused]': { borderColor: vars.color.accent.line, ...boxRing },
    '&[data-invalid]': { borderColor: vars.color.danger.line },
    '&:read-only': { color: vars.color.textMuted },
  },
  '@supports': { 'not (field-sizing: content)': { minBlockSize: `calc(2lh + 2 * ${vars.space[2]})` } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outlineColor: 'Highlight' } },
    },
  },
});

/** In a narrow place the picture alone is seen; the words are still the button's name. */
export const sendLabel = componentStyle({
  '@container': {
    '(max-width: 30rem)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** Waits in the page, empty, for what is announced; takes no room till then. */
export const notes = componentStyle([
  wrappingRow,
  {
    gap: `0 ${vars.space[4]}`,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.text,
    selectors: { '&:empty': { display: 'contents' } },
  },
]);

export const wrong = componentStyle({ color: vars.color.danger.text, fontWeight: vars.font.weightStrong });

export const count = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  selectors: { '&[data-over]': { color: vars.color.danger.text, fontWeight: vars.font.weightStrong } },
});

/** Over all of it while a picture is held above. */
export const drop = componentStyle([
  centered,
  {
    position: 'absolute',
    inset: vars.space[2],
    color: vars.color.accent.onSoft,
    fontWeight: vars.font.weightStrong,
    background: vars.color.accent.soft,
    border: `${vars.size.border} dashed ${vars.color.accent.line}`,
    borderRadius: vars.radius.control,
    pointerEvents: 'none',
  },
]);

/** In the place of all that when nothing can be sent. */
export const closed = componentStyle([
  note,
  row,
  {
    flex: 'none',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.header,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    lineHeight: vars.leading.text,
    background: vars.color.surface,
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  },
]);

export const closedIcon = componentStyle({ flex: 'none' });
