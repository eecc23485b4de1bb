import * as css from './ValueChart.css.ts';

/** Attributes of a line that leads the eye from what is pointed at to the axis. */
export const guide = { className: css.guide, 'data-part': 'guide' } as const;
