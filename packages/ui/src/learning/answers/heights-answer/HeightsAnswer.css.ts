import { grid } from '../../../theme/basic/grid.css.ts';
import { note } from '../../../theme/basic/note.css.ts';
import { row } from '../../../theme/basic/row.css.ts';
import { strong } from '../../../theme/basic/strong.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { outlinedStatusSelectors } from '../answer-frame/status-selectors.ts';

export const root = componentStyle([grid, { gap: vars.space[3], inlineSize: '100%' }]);

/** Height of the highest column in px. */
const HEIGHT = 260;

export const chart = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  inlineSize: '100%',
  marginInline: 'auto',
  paddingBlockStart: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-status]': { outline: `${vars.size.border} solid transparent`, outlineOffset: '6px' },
    ...outlinedStatusSelectors,
  },
});

export const axis = componentStyle({
  position: 'relative',
  blockSize: `${HEIGHT}px`,
  minInlineSize: '2.5em',
  fontSize: vars.text.sm,
});

export const axisNumber = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  translate: '0 50%',
  lineHeight: 1,
  color: vars.color.textMuted,
  fontWeight: vars.font.weightStrong,
});

export const unit = componentStyle([
  note,
  {
    position: 'absolute',
    insetBlockEnd: `calc(100% + ${vars.space[4]})`,
    insetInlineEnd: 0,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
]);

export const plot = componentStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: `${HEIGHT}px`,
  // The axis and the names stay legible.
  selectors: { '[data-disabled] > &': { opacity: 0.5 } },
  borderInlineStart: `${vars.size.border} solid ${vars.color.text}`,
  borderBlockEnd: `${vars.size.border} solid ${vars.color.text}`,
});

export const gridline = componentStyle({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  pointerEvents: 'none',
  selectors: { '&[data-half]': { borderBlockStartStyle: 'dotted' } },
});

export const column = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  touchAction: 'pan-y',
  selectors: { '[data-editable] &': { cursor: 'pointer' } },
});

export const bar = componentStyle({
  position: 'absolute',
  insetInline: '18%',
  insetBlockEnd: 0,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  background: vars.color.info.soft,
  border: `${vars.size.border} solid ${vars.color.info.line}`,
  borderBlockEnd: 0,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Canvas', borderColor: 'CanvasText' },
  },
});

export const line = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.info.solid,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

/** What is dragged: a knob at the top of its column. */
export const knob = componentStyle({
  position: 'absolute',
  // No wider than its column: another knob beside it would be under it.
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'min(48px, 100%)',
  blockSize: '48px',
  translate: '0 50%',
  outline: 'none',
  touchAction: 'none',
  zIndex: 1,
  selectors: {
    '[data-editable] &': { cursor: 'grab' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '13px',
      insetInlineStart: 'calc(50% - 11px)',
      inlineSize: '22px',
      boxSizing: 'border-box',
      borderRadius: vars.radius.full,
      border: `${vars.size.border} solid ${vars.color.accent.edge}`,
      background: vars.color.accent.solid,
      boxShadow: vars.shadow.card,
    },
    '&:focus-visible::before': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '3px',
    },
    // Not set yet: it waits at the foot of the axis, empty.
    '&[data-unset]::before': {
      borderStyle: 'dashed',
      borderColor: vars.color.accent.line,
      background: vars.color.accent.soft,
      boxShadow: 'none',
    },
    '[data-status="right"] &::before': {
      background: vars.color.success.solid,
      borderColor: vars.color.success.edge,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&&&::before': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'CanvasText' },
        '&&&[data-unset]::before': { background: 'Canvas' },
      },
    },
  },
});

export const names = componentStyle([
  strong,
  {
    gridColumn: 2,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingBlockStart: vars.space[3],
    fontSize: vars.text.sm,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);

export const towers = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  inlineSize: '100%',
  marginInline: 'auto',
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-status]': { outline: `${vars.size.border} solid transparent`, outlineOffset: '6px' },
    '&[data-status="right"]': { outlineColor: vars.color.success.line },
    '&[data-status="wrong"]': { outlineColor: vars.color.reward.line, outlineStyle: 'dashed' },
    '&[data-status="invalid"], &[data-status="waiting"]': { outlineColor: vars.color.info.line },
    '&[data-disabled]': { opacity: 0.5 },
  },
});

export const tower = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[1]}`,
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surfaceMuted },
    '&[aria-pressed="true"]': { borderColor: vars.color.accent.line, borderStyle: 'dashed' },
    '&:focus-visible': { outlineOffset: '1px' },
    '&[aria-disabled="true"], &:disabled': { cursor: 'default' },
  },
});

export const stack = componentStyle([
  row,
  {
    flexDirection: 'column-reverse',
    gap: '2px',
    inlineSize: '100%',
    borderBlockEnd: `${vars.size.border} solid ${vars.color.text}`,
  },
]);

export const block = componentStyle({
  inlineSize: 'min(44px, 84%)',
  blockSize: '22px',
  border: `${vars.size.border} solid ${vars.color.reward.edge}`,
  borderRadius: '4px',
  background: vars.color.reward.bright,
  boxSizing: 'border-box',
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-lifted]': {
      translate: '0 -10px',
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.edge,
      boxShadow: vars.shadow.card,
    },
  },
  '@media': {
    '(forced-colors: active)': { borderColor: 'CanvasText', background: 'Canvas' },
  },
});
