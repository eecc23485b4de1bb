import { createVar, keyframes } from '@vanilla-extract/css';
import { column } from '../../theme/basic/column.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { squareColor } from '../../theme/square-contract.css.ts';
import '../../theme/square-colors.css.ts';

export const root = componentStyle([column, { gap: vars.space[4], minInlineSize: 0 }]);

/** How much of the grid fades where it goes on past the edge. */
const FADE = vars.space[12];

const reachEnd = keyframes({ '0%, 96%': { maskSize: '100% 100%' }, '100%': { maskSize: `calc(100% + ${FADE}) 100%` } });

export const scroller = componentStyle({
  position: 'relative',
  overflow: 'auto',
  // A class of thirty is in one view, with the heads.
  maxBlockSize: '96vh',
  // What takes the focus does not stop under the heads.
  scrollPaddingBlockStart: '7rem',
  scrollPaddingInlineStart: '8rem',
  // Fades at the end as long as there is more that way. With nothing to scroll the animation is not, nor the fade.
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(calc(-90deg * ${vars.direction}), ${vars.color.text} calc(100% - ${FADE}), transparent)`,
      maskRepeat: 'no-repeat',
      maskPosition: `calc(50% + 50% * ${vars.direction}) 0`,
      maskSize: `calc(100% + ${FADE}) 100%`,
      animation: `${reachEnd} linear both`,
      animationTimeline: 'scroll(self inline)',
      '@media': { print: { maskImage: 'none' } },
    },
  },
  borderRadius: vars.radius.small,
  scrollbarWidth: 'thin',
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
});

export const table = componentStyle({
  borderCollapse: 'separate',
  borderSpacing: '3px 2px',
  minInlineSize: '100%',
  fontVariantNumeric: 'normal',
  // All columns on one sheet of paper.
  '@media': { print: { tableLayout: 'fixed', inlineSize: '100%', borderSpacing: '2px' } },
});

const header = componentStyle({
  position: 'sticky',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.heading,
  background: vars.color.surface,
});

export const columnHeader = componentStyle([
  header,
  {
    insetBlockStart: 0,
    zIndex: 1,
    minInlineSize: '4rem',
    '@media': { print: { minInlineSize: 0, paddingInline: 0, fontSize: '8pt' } },
    paddingInline: '2px',
    paddingBlockEnd: vars.space[1],
    fontSize: '0.8125rem',
    fontWeight: vars.font.weightStrong,
    color: vars.color.text,
    textAlign: 'center',
    verticalAlign: 'bottom',
    overflowWrap: 'anywhere',
  },
]);

export const rowHeader = componentStyle([
  header,
  {
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: '7rem',
    maxInlineSize: '12rem',
    paddingInlineEnd: vars.space[2],
    fontWeight: vars.font.weightStrong,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
]);

/** A name is as long as it is; the row stays one line. */
export const person = componentStyle([
  inlineRow,
  { gap: vars.space[1], maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
]);

/** Where both headers cross: over the two of them. */
export const corner = componentStyle([
  columnHeader,
  { insetInlineStart: 0, zIndex: 2, textAlign: 'start', '@media': { print: { inlineSize: '28mm' } } },
]);

/** A head of a column is as wide as its words up to a width at which few take more than two lines: all stand snug. */
export const title = componentStyle({
  display: 'inline-block',
  selectors: {
    'thead &': {
      textWrap: 'balance',
      inlineSize: 'max-content',
      maxInlineSize: '4.25rem', // Many columns are narrow: their names are read from below.
      '@media': { print: { writingMode: 'vertical-rl', maxInlineSize: '34mm' } },
    },
  },
});

export const headerLink = componentStyle({
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent.text, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&:focus-visible': { outlineOffset: '1px' },
  },
});

export const cell = componentStyle({
  borderRadius: vars.radius.small,
  selectors: {
    '&:focus-visible': { outlineOffset: '1px' },
  },
});

export const face = componentStyle([
  row,
  {
    position: 'relative',
    justifyContent: 'center',
    gap: vars.space[1],
    minInlineSize: '3rem',
    // With the gap between rows 24 px, the least that is pressed.
    minBlockSize: '22px',
    paddingInline: vars.space[1],
    border: '1px solid',
    borderRadius: '6px',
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightNumber,
    lineHeight: 1,
    textDecoration: 'none',
    printColorAdjust: 'exact',
    selectors: {
      'a&:hover': { outline: `${vars.size.border} solid ${vars.color.accent.line}`, outlineOffset: '1px' },
      'a&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid currentColor' },
      print: { minInlineSize: 0, paddingInline: 0 },
    },
  },
]);

const state = (name: keyof typeof squareColor) => ({
  background: squareColor[name].fill,
  color: squareColor[name].ink,
  borderColor: squareColor[name].edge,
});

/** One green that gets stronger, the same wherever a state is shown; help is apart from it. */
export const band = componentVariants({
  unseen: state('unseen'),
  starting: state('starting'),
  learning: state('learning'),
  near: state('near'),
  learned: state('learned'),
  mastered: state('mastered'),
});

/** Over the state's own fill: who needs help has learned what it has. The line inside is seen on a strong fill too. */
export const needsHelp = componentStyle({
  boxShadow: `inset 0 0 0 2px ${squareColor.help.edge}, inset 0 0 0 3px ${vars.color.surface}`,
  '@media': { '(forced-colors: active)': { border: '3px double currentColor' } },
});

export const flag = componentStyle({
  flexShrink: 0,
  inlineSize: '0.85em',
  blockSize: '0.85em',
  fill: 'currentColor',
  color: squareColor.help.edge,
  stroke: 'currentColor',
});

/** Under the name of a skill: how the class is spread over the states, and how many have learned it and need help. */
export const spread = componentStyle({
  display: 'flex',
  gap: '1px',
  blockSize: '6px',
  marginBlockStart: vars.space[1],
  overflow: 'hidden',
  borderRadius: '3px',
});

export const part = componentStyle({ borderStyle: 'solid', borderWidth: '1px', printColorAdjust: 'exact' });

export const counts = componentStyle([
  row,
  { justifyContent: 'space-between', fontWeight: vars.font.weightNumber, lineHeight: 1.5 },
]);

export const count = componentStyle([inlineRow, { gap: '3px' }]);
export const helpCount = componentStyle([count, { color: squareColor.help.ink }]);
export const learnedMark = componentStyle({ color: squareColor.mastered.fill });

const share = createVar();

/**
 * The band as a shape: an empty ring, a quarter, a half, a tick, a star. Drawn by CSS, as a class of forty by
 * sixty skills has 2,400 of them.
 */
export const mark = componentStyle({
  flexShrink: 0,
  inlineSize: '0.8em',
  blockSize: '0.8em',
  borderRadius: vars.radius.full,
  border: '1.5px solid currentColor',
  vars: { [share]: '0%' },
  backgroundImage: `conic-gradient(currentColor ${share}, transparent 0)`,
  // Forced colors take gradients away, and all shapes would be the same ring.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const markOf = componentVariants({
  unseen: { display: 'none' },
  starting: {},
  learning: { vars: { [share]: '25%' } },
  near: { vars: { [share]: '50%' } },
  learned: {
    border: 0,
    borderRadius: 0,
    vars: { [share]: '100%' },
    clipPath: 'polygon(0 52%, 14% 38%, 36% 60%, 86% 10%, 100% 24%, 36% 88%)',
  },
  mastered: {
    inlineSize: '1em',
    blockSize: '1em',
    border: 0,
    borderRadius: 0,
    vars: { [share]: '100%' },
    clipPath: 'polygon(50% 0, 61% 36%, 98% 36%, 68% 58%, 79% 95%, 50% 72%, 21% 95%, 32% 58%, 2% 36%, 39% 36%)',
  },
});

export const legend = componentStyle([
  note,
  wrappingRow,
  {
    gap: `${vars.space[2]} ${vars.space[4]}`,
  },
]);

export const legendItem = componentStyle([inlineRow, { gap: vars.space[2] }]);

export const swatch = componentStyle([
  inlineRow,
  {
    justifyContent: 'center',
    inlineSize: '2rem',
    blockSize: '1.5rem',
    // Not the shorthand, which would take the color of the band away.
    borderStyle: 'solid',
    borderWidth: '1px',
    borderRadius: '6px',
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightNumber,
    lineHeight: 1,
  },
]);
