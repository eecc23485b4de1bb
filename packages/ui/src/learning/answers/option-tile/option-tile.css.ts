import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { note } from '../../../theme/basic/note.css.ts';
import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked, LOW } from '../../../theme/sheet-container.css.ts';
import { edge, pressed, pressTransition, raised } from '../../../theme/tactile.ts';

export const group = componentVariants({
  tiles: { display: 'flex', flexWrap: 'wrap', gap: vars.space[3], '@container': { [docked]: { gap: vars.space[2] } } },
  list: { display: 'grid', gap: vars.space[3], '@container': { [docked]: { gap: vars.space[2] } } },
  // One sheet of work, its lines close under each other.
  lines: { display: 'grid', gap: vars.space[2] },
});

export const field = componentVariants({
  // Never narrower than what it holds: long numbers take a line of their own before they are cut.
  tiles: {
    flex: '1 1 5rem',
    display: 'grid',
    // Four are in a row or two by two, never three and one.
    selectors: { '[data-count="4"] > &': { flexBasis: 'max(7rem, 22%)' } },
  },
  list: { display: 'grid', minInlineSize: 0 },
  lines: { display: 'grid', minInlineSize: 0 },
});

export const option = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  ...raised(vars.color.line),
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  ...pressTransition,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.accent.line },
    '&[data-pressed]': pressed,
    '&[data-selected]': {
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.line,
      color: vars.color.accent.onSoft,
      ...edge(vars.color.accent.line),
    },
    '&[data-selected][data-status="right"]': {
      background: vars.color.success.soft,
      borderColor: vars.color.success.line,
      color: vars.color.success.text,
      ...edge(vars.color.success.line),
    },
    '&[data-selected][data-status="wrong"]': {
      background: vars.color.reward.soft,
      borderColor: vars.color.reward.line,
      borderStyle: 'dashed',
      color: vars.color.reward.text,
      ...edge(vars.color.reward.line),
    },
    '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-readonly]': { cursor: 'default' },
    '&[data-readonly]:not([data-selected])': { background: vars.color.surfaceMuted, color: vars.color.textMuted },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
    },
  },
});

export const shape = componentVariants({
  tiles: {
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: '104px',
    paddingBlock: vars.space[5],
    paddingInline: vars.space[4],
    fontSize: vars.text.xxxl,
    fontWeight: vars.font.weightNumber,
    textAlign: 'center',
    '@container': {
      [docked]: {
        minBlockSize: '80px',
        paddingBlock: vars.space[2],
        '@media': { [LOW]: { minBlockSize: '60px', fontSize: vars.text.xxl } },
      },
    },
  },
  list: {
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    fontSize: vars.text.lg,
    fontWeight: vars.font.weightStrong,
    '@container': {
      [docked]: {
        gap: vars.space[3],
        paddingBlock: vars.space[1],
        paddingInline: vars.space[3],
        fontSize: vars.text.base,
        lineHeight: vars.leading.tight,
      },
    },
  },
  lines: {
    gap: vars.space[4],
    minBlockSize: '60px',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    fontSize: vars.text.xl,
    fontWeight: vars.font.weightNumber,
  },
});

/** The key that picks the option. In a ring, so that it is not taken for a part of the answer. */
export const number = componentStyle([
  note,
  inlineRow,
  {
    flex: 'none',
    justifyContent: 'center',
    inlineSize: '1.9em',
    blockSize: '1.9em',
    border: `${vars.size.border} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    fontWeight: vars.font.weightStrong,
    lineHeight: 1,
    selectors: {
      '[data-selected] > &': {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
        color: vars.color.accent.onSolid,
      },
      '[data-selected][data-status="right"] > &': {
        background: vars.color.success.solid,
        borderColor: vars.color.success.solid,
        color: vars.color.success.onSolid,
      },
      '[data-selected][data-status="wrong"] > &': {
        background: vars.color.reward.solid,
        borderColor: vars.color.reward.solid,
        color: vars.color.reward.onSolid,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-selected] > &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);

/** Squared where several may be picked, as a box to be ticked is. */
export const numberBox = componentStyle({ borderRadius: '0.55em' });

export const numberPlace = componentVariants({
  tiles: {
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    fontSize: vars.text.xs,
  },
  list: {},
  lines: {},
});

export const content = componentVariants({
  tiles: { minInlineSize: 0, overflowWrap: 'break-word' },
  list: { minInlineSize: 0, overflowWrap: 'break-word' },
  lines: { flex: 'auto', minInlineSize: 0 },
});
