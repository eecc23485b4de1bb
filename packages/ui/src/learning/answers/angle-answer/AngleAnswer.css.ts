import { grid } from '../../../theme/basic/grid.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { outlinedStatusSelectors } from '../answer-frame/status-selectors.ts';

export const root = componentStyle([grid, { gap: vars.space[2], inlineSize: '100%' }]);

export const stage = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '520px',
  marginInline: 'auto',
  // Upright, the arm's end stands above the drawing.
  paddingBlockStart: vars.space[4],
  userSelect: 'none',
  touchAction: 'pan-y',
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-editable]': { cursor: 'pointer' },
    '&[data-status]': { outline: `${vars.size.border} solid transparent`, outlineOffset: '4px' },
    ...outlinedStatusSelectors,
    '&[data-disabled]': { opacity: 0.5 },
  },
});

/** The arm that lies still. */
export const base = componentStyle({
  stroke: vars.color.text,
  strokeWidth: 4,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const arm = componentStyle({
  stroke: vars.color.accent.solid,
  strokeWidth: 4,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const vertex = componentStyle({
  fill: vars.color.text,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

/** Larger than what is seen, for fingers. */
export const grip = componentStyle({ fill: 'transparent' });

export const knob = componentStyle({
  outline: 'none',
  touchAction: 'none',
  selectors: { '[data-editable] &': { cursor: 'grab' } },
});

export const ball = componentStyle({
  fill: vars.color.accent.solid,
  stroke: vars.color.accent.edge,
  strokeWidth: 2,
  selectors: {
    // Not turned yet: it waits on the arm that lies still, empty.
    '[data-untouched] > &': {
      fill: vars.color.accent.soft,
      stroke: vars.color.accent.line,
      strokeDasharray: '4 3',
    },
    '[data-status="right"] &': { fill: vars.color.success.solid, stroke: vars.color.success.edge },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: {
        '&&&': { fill: 'Highlight', stroke: 'CanvasText' },
        '[data-untouched] > &&&': { fill: 'Canvas' },
      },
    },
  },
});

export const ring = componentStyle({
  fill: 'none',
  stroke: vars.color.focus,
  strokeWidth: 3,
  opacity: 0,
  selectors: { ':focus-visible > &': { opacity: 1 } },
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const steps = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
