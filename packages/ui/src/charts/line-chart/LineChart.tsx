import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { AxisTitle } from '../frame/AxisTitle.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { ChartLegend } from '../frame/ChartLegend.tsx';
import { type PlotProps, usePrint, withTones } from '../frame/chart-props.ts';
import { PlotReader } from '../frame/PlotReader.tsx';
import type { ChartTone } from '../frame/plot.css.ts';
import { MARGIN } from '../frame/Rules.tsx';
import { LinePlot } from './LinePlot.tsx';

export interface LineSeries {
  /** What the line is of. */
  label: string;
  /** One a point, in order; null where nothing was measured, which breaks the line. */
  values: readonly (number | null)[];
  /** @default the next tone that is free */
  tone?: ChartTone;
}

export interface LineChartProps extends PlotProps {
  /** Names of the points, in the order of time. */
  labels: readonly string[];
  /** One to three lines: more are not told apart. */
  series: readonly LineSeries[];
}

/**
 * How amounts change over time, in the direction in which the page is read. Each line has a mark of its own shape beside its
 * color. The same numbers are in a table. Keyboard: Tab to the plot, where the side arrows read point
 * by point, each towards its own side; Tab to the switch between chart and table, Enter.
 */
export function LineChart({
  labels,
  series,
  max,
  formatValue,
  itemTitle,
  itemHeader = messagesFor('charts.frame', faCharts.frame).item,
  ...frame
}: LineChartProps) {
  const print = usePrint(formatValue);
  const lines = withTones(series);
  return (
    <ChartFrame
      {...frame}
      headers={[itemHeader, ...series.map(({ label }) => label)]}
      rows={labels.map((label, index) => ({
        label,
        values: series.map(({ values }) => {
          const value = values[index];
          return value == null ? '–' : print(value);
        }),
      }))}
      reader={
        <PlotReader
          title={frame.title}
          margin={lines.length === 1 ? 0 : MARGIN}
          points={labels.map((label, index) => ({
            label,
            values: lines.map(({ label: name, values, tone }) => {
              const value = values[index];
              return { ...(lines.length > 1 && { name }), text: value == null ? '–' : print(value), tone };
            }),
          }))}
        />
      }
    >
      <LinePlot labels={labels} lines={lines} max={max} print={print} />
      <AxisTitle>{itemTitle}</AxisTitle>
      {lines.length > 1 && <ChartLegend entries={lines} />}
    </ChartFrame>
  );
}
