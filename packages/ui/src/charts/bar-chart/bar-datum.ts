import type { ChartTone } from '../frame/plot.css.ts';

export interface BarDatum {
  label: string;
  /** Under the bar where there is no room for the label; the table keeps the label. @default the label */
  shortLabel?: string;
  /** Zero or more. */
  value: number;
  /** Color of this bar. @default the chart's */
  tone?: ChartTone;
}
