import { column } from '../../theme/basic/column.css.ts';
import { grid } from '../../theme/basic/grid.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** How many slides stand side by side, given by the component for each width of the window. */
export const PER_VIEW = {
  narrow: '--m-slides-narrow',
  medium: '--m-slides-medium',
  wide: '--m-slides-wide',
  widest: '--m-slides-widest',
} as const;

const perView = '--m-slides';
const gap = vars.space[4];

export const root = componentStyle([column, { gap: vars.space[3], minInlineSize: 0 }]);

export const head = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    gap: vars.space[3],
    minBlockSize: vars.size.target,
  },
]);

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.xl,
  },
]);

export const controls = componentStyle([
  row,
  {
    gap: vars.space[2],
    marginInlineStart: 'auto',
  },
]);

/** Drawn for right-to-left pages. */
export const onward = componentStyle({ scale: `${vars.direction} 1` });

export const scroller = componentStyle({
  position: 'relative',
  display: 'flex',
  gap,
  // Room for the shadows of what is inside, which the edge would cut.
  paddingBlock: `${vars.space[3]} ${vars.space[8]}`,
  marginBlock: `calc(-1 * ${vars.space[3]}) calc(-1 * ${vars.space[8]})`,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  outline: 'none',
  selectors: { '&[data-gliding]': { scrollSnapType: 'none' } },
  vars: { [perView]: `var(${PER_VIEW.narrow})` },
  '@media': {
    [breakpoint.aboveSmall]: { vars: { [perView]: `var(${PER_VIEW.medium})` } },
    '(min-width: 62.51rem)': { vars: { [perView]: `var(${PER_VIEW.wide})` } },
    '(min-width: 93.76rem)': { vars: { [perView]: `var(${PER_VIEW.widest})` } },
  },
});

export const slide = componentStyle([
  grid,
  {
    flex: 'none',
    inlineSize: `calc((100% - (var(${perView}) - 1) * ${gap}) / var(${perView}))`,
    scrollSnapAlign: 'start',
    // A hard swipe goes on by one, not to the end.
    scrollSnapStop: 'always',
    position: 'relative',
    selectors: {
      // The focus of the line shows on what is in view: the line itself reaches under the buttons and the dots.
      ':focus-visible > &:not([inert])::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        border: `${vars.size.focusRing} solid ${vars.color.focus}`,
        borderRadius: vars.radius.card,
        pointerEvents: 'none',
      },
    },
  },
]);

export const dots = componentStyle([
  wrappingRow,
  {
    // Over the room that the shadows take.
    position: 'relative',
    justifyContent: 'center',
  },
]);

export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space[3],
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': {
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
    '&::before': {
      content: '""',
      inlineSize: vars.space[3],
      blockSize: vars.space[3],
      borderRadius: vars.radius.full,
      background: vars.color.lineStrong,
      transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
    },
    '&[data-hovered]::before': { background: vars.color.accent.line },
    // Longer as well as colored.
    '&[data-current]::before': { inlineSize: vars.space[8], background: vars.color.accent.solid },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { transition: 'none' } } },
    '(forced-colors: active)': {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&[data-hovered]::before, &[data-current]::before': { background: 'Highlight' },
      },
    },
  },
});
