import { column } from '../../../theme/basic/column.css.ts';
import { note } from '../../../theme/basic/note.css.ts';
import { row } from '../../../theme/basic/row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { chip } from '../message/MessageRow.css.ts';
import { FOOT, HEAD } from './message-window.ts';

export const area = componentStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minBlockSize: 0,
  minInlineSize: 0,
});

export const scroller = componentStyle({
  // What is hidden but heard inside stays inside.
  position: 'relative',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  // The place of the reader is stored by the component itself, in all browsers alike; two keepers would pull twice.
  overflowAnchor: 'none',
  paddingInline: vars.space[4],
  selectors: {
    '&:focus-visible': {
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
});

/** Few messages lie at the lower edge, over what is being written. */
export const content = componentStyle([
  column,
  {
    justifyContent: 'flex-end',
    minBlockSize: '100%',
    maxInlineSize: '60rem',
    marginInline: 'auto',
    paddingBlockEnd: `${FOOT}px`,
  },
]);

export const head = componentStyle([
  note,
  row,
  {
    flex: 'none',
    justifyContent: 'center',
    gap: vars.space[2],
    blockSize: `${HEAD}px`,
  },
]);

/** The room of the messages that are not drawn. */
export const spacer = componentStyle({ flex: 'none' });

export const rows = componentStyle({ display: 'flow-root', flex: 'none' });

/** Over the messages while the reader is away from the end: whose day is in sight, and the way down. */
export const floatingDay = componentStyle([
  chip,
  {
    position: 'absolute',
    insetBlockStart: vars.space[3],
    insetInline: 0,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    fontWeight: vars.font.weightStrong,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.raised,
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const toEnd = componentStyle([
  row,
  {
    position: 'absolute',
    insetBlockEnd: vars.space[3],
    insetInline: 0,
    justifyContent: 'center',
    gap: vars.space[2],
    inlineSize: 'fit-content',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    marginInline: 'auto',
    paddingInline: vars.space[3],
    color: vars.color.accent.text,
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.tight,
    background: vars.color.surfaceRaised,
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    boxShadow: vars.shadow.raised,
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&[data-unread]': {
        paddingInline: vars.space[4],
        color: vars.color.accent.onSolid,
        background: vars.color.accent.solid,
        borderColor: 'transparent',
      },
      '&[data-unread][data-hovered]': { background: vars.color.accent.solidHover },
    },
  },
]);
