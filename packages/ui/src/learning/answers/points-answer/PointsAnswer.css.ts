import { grid } from '../../../theme/basic/grid.css.ts';
import { componentGlobalStyle, componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = componentStyle([grid, { gap: vars.space[2], inlineSize: '100%' }]);

export const plane = componentStyle({ selectors: { '&[data-disabled]': { opacity: 0.5 } } });

/** Letters of given points are before the lines that are drawn to them, and keep them off. */
componentGlobalStyle(`${plane} span:has(> * > bdi)`, {
  zIndex: 1,
  pointerEvents: 'none',
  textShadow: Array.from({ length: 6 }, () => `0 0 3px ${vars.color.surface}`).join(),
});

/** Over the drawing, in its own measure. */
export const marks = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const path = componentStyle({
  fill: 'none',
  stroke: vars.color.accent.solid,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const dot = componentStyle({
  fill: vars.color.accent.solid,
  stroke: vars.color.surface,
  strokeWidth: 2,
  selectors: { '[data-status="right"] &': { fill: vars.color.success.solid } },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: { '&&&': { fill: 'Highlight', stroke: 'Canvas' } },
    },
  },
});

/** One place a crossing, as large as a square, with the crossing in its middle. */
export const crossings = componentStyle({ position: 'absolute', display: 'grid' });

export const crossing = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.full,
  touchAction: 'manipulation',
  selectors: {
    '&::after': {
      content: '""',
      boxSizing: 'border-box',
      position: 'absolute',
      inset: '50%',
      inlineSize: '14px',
      blockSize: '14px',
      margin: '-7px',
      borderRadius: vars.radius.full,
      border: `${vars.size.border} solid ${vars.color.accent.line}`,
      opacity: 0,
    },
    '&:hover:not([aria-disabled="true"])::after': { opacity: 1 },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"], &:disabled': { cursor: 'default' },
  },
  // The lines of the plane alone do not show what can be pressed.
  '@media': {
    '(forced-colors: active)': { selectors: { '&::after': { opacity: 1, scale: '0.5', borderColor: 'CanvasText' } } },
  },
});
