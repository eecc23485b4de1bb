import { drawing } from '../../../theme/basic/drawing.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Clean paper: the sheet's own squares would be taken for the rules of the chart. */
export const chart = componentStyle([
  drawing,
  {
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    // The squares around it fade out instead of ending at an edge.
    boxShadow: `0 0 ${vars.space[3]} ${vars.space[2]} ${vars.color.surface}`,
    maxInlineSize: '440px',
    marginInline: 'auto',
    // The ground of a drawing is not forced by itself.
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  },
]);

export const rule = componentStyle({
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  strokeOpacity: 0.55,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});

export const guide = componentStyle({
  fill: 'none',
  stroke: vars.color.accent.text,
  strokeWidth: 3,
  strokeDasharray: '7 5',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const axis = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

/** Ends at the axis. */
export const mark = componentStyle({ textAnchor: 'end' });

/** Starts at the left edge, above the axis: an anchor follows the direction of the writing. */
export const unit = componentStyle({
  textAnchor: 'end',
  fill: vars.color.textMuted,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
