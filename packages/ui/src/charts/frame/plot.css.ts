import { drawing } from '../../theme/basic/drawing.css.ts';
import { paper } from '../../theme/basic/paper.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import '../../theme/series-colors.css.ts';
import '../../theme/square-colors.css.ts';
import { type ChartTone, eachTone } from './tone-colors.ts';

/** Squares of the paper are 24 px: the plot is ten of them high. */
export const PLOT_HEIGHT = '240px';

export const plot = componentStyle([drawing, { blockSize: PLOT_HEIGHT }]);

/** Squared paper under a plot, instead of rules where each value is written on its mark. */
export const sheet = componentStyle([
  paper,
  {
    padding: vars.space[4],
    paddingBlockStart: vars.size.gridCell,
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
  },
]);

export const rule = componentStyle({ stroke: vars.color.line, strokeWidth: 1 });

export const base = componentStyle({ stroke: vars.color.text, strokeWidth: 2.5, strokeLinecap: 'round' });

export const tick = componentStyle({ fill: vars.color.textMuted, fontSize: '0.875rem', textAnchor: 'end' });

export const number = componentStyle({
  fill: vars.color.text,
  fontSize: '1.125rem',
  fontWeight: vars.font.weightNumber,
  textAnchor: 'middle',
  // Lines under a number stop short of it.
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

export const fill = componentVariants(
  eachTone(({ fill: color, edge }) => ({
    fill: color,
    ...(edge !== undefined && { stroke: edge, strokeWidth: 1 }),
    '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
  })),
);

/** The order in which tones are given to what names none. */
export const TONES: readonly ChartTone[] = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'];

export type { ChartTone } from './tone-colors.ts';
