import { card } from '../../../theme/basic/card.css.ts';
import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { note } from '../../../theme/basic/note.css.ts';
import { row } from '../../../theme/basic/row.css.ts';
import { strong } from '../../../theme/basic/strong.css.ts';
import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

// Room between messages is padding, never margin: the height of a message is measured with it.

/** A mark between messages, and the day that floats above them. */
export const chip = componentStyle([
  note,
  {
    paddingInline: vars.space[3],
    paddingBlock: '2px',
    lineHeight: vars.leading.text,
    background: vars.color.surfaceMuted,
    borderRadius: vars.radius.full,
  },
]);

export const day = componentStyle([
  note,
  row,
  {
    gap: vars.space[3],
    paddingBlock: `${vars.space[5]} ${vars.space[2]}`,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.text,
    selectors: {
      '&::before, &::after': {
        content: '""',
        flex: '1 1 0',
        borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
      },
    },
  },
]);

export const unread = componentStyle([
  day,
  {
    color: vars.color.accent.text,
    selectors: { '&::before, &::after': { borderColor: vars.color.accent.line } },
  },
]);

export const message = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingBlockStart: '3px',
  outline: 'none',
  selectors: {
    '&[data-own]': { alignItems: 'flex-end' },
    '&[data-group-start]': { paddingBlockStart: vars.space[3] },
  },
});

export const name = componentStyle([
  note,
  strong,
  {
    paddingInline: vars.space[3],
    paddingBlockEnd: vars.space[1],
  },
]);

export const line = componentStyle([
  row,
  {
    gap: vars.space[1],
    maxInlineSize: 'min(92%, 40rem)',
    selectors: { [`${message}[data-own] &`]: { flexDirection: 'row-reverse' } },
  },
]);

const CORNER = '6px';

export const bubble = componentStyle([
  card,
  {
    minInlineSize: 0,
    color: vars.color.text,
    selectors: {
      // The corner on the sender's side is square towards the message that follows in the group.
      [`${message}:not([data-own]):not([data-group-start]) &`]: { borderStartStartRadius: CORNER },
      [`${message}:not([data-own]) &`]: { borderEndStartRadius: CORNER },
      [`${message}[data-own]:not([data-group-start]) &`]: { borderStartEndRadius: CORNER },
      [`${message}[data-own] &`]: {
        color: vars.color.accent.onSoft,
        background: vars.color.accent.soft,
        borderColor: 'transparent',
        borderEndEndRadius: CORNER,
      },
      [`${message}[data-failed] &`]: { borderColor: vars.color.danger.line, borderStyle: 'dashed' },
      [`${message}[data-marked] &`]: {
        outline: `${vars.size.border} solid ${vars.color.accent.line}`,
        outlineOffset: '2px',
      },
      [`${message}:focus-visible &`]: {
        outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

/** The time is on the last line where the words leave room, and under them where they do not. */
export const content = componentStyle([
  wrappingRow,
  {
    alignItems: 'flex-end',
    columnGap: vars.space[3],
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
  },
]);

export const meta = componentStyle([
  inlineRow,
  {
    flex: 'none',
    gap: vars.space[1],
    // Words may run the other way, and their own end side is then not the page's.
    marginInlineStart: 'auto',
    fontSize: vars.text.xs,
    lineHeight: vars.leading.text,
    whiteSpace: 'nowrap',
    selectors: { [`${message}:not([data-own]) &`]: { color: vars.color.textMuted } },
  },
]);

/** Where there is a pointer that hovers it waits out of sight until its message is pointed at or has the focus. */
export const more = componentStyle([
  inlineRow,
  {
    flex: 'none',
    justifyContent: 'center',
    inlineSize: vars.size.targetSmall,
    blockSize: vars.size.targetSmall,
    color: vars.color.textMuted,
    borderRadius: vars.radius.full,
    selectors: {
      '&:hover, &[aria-expanded="true"]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&:focus-visible': {
        outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
      },
    },
    '@media': {
      '(hover: hover)': {
        opacity: 0,
        selectors: { [`${message}:hover &, ${message}:focus-within &, &[aria-expanded="true"]`]: { opacity: 1 } },
      },
      '(forced-colors: active)': { opacity: 1 },
    },
  },
]);

export const failure = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    columnGap: vars.space[1],
    paddingInline: vars.space[2],
    fontSize: vars.text.sm,
  },
]);

export const failed = componentStyle({
  color: vars.color.danger.text,
  fontWeight: vars.font.weightStrong,
  paddingInlineEnd: vars.space[1],
});

export const mend = componentStyle({
  minBlockSize: vars.size.targetSmall,
  paddingInline: vars.space[2],
  color: vars.color.accent.text,
  fontWeight: vars.font.weightStrong,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
  },
});
