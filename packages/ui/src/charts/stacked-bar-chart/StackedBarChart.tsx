import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { AxisTitle } from '../frame/AxisTitle.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { type PlotProps, usePrint, withTones } from '../frame/chart-props.ts';
import { PlotReader } from '../frame/PlotReader.tsx';
import type { ChartTone } from '../frame/plot.css.ts';
import { MARGIN } from '../frame/Rules.tsx';
import { StackedBarPlot } from './StackedBarPlot.tsx';
import { StackLegend } from './StackLegend.tsx';

export interface StackSeries {
  /** What the layer is of, such as a state. */
  label: string;
  /** One a bar, in order; zero or more. */
  values: readonly number[];
  /** @default the next tone that is free */
  tone?: ChartTone;
}

export interface StackedBarChartProps extends PlotProps {
  /** Names of the bars. */
  labels: readonly string[];
  /** Two to five layers, the lowest first. */
  series: readonly StackSeries[];
  /** Head of the sums in the table. @default «همه» */
  sumHeader?: string;
}

/**
 * Wholes beside one another, in the direction in which the page is read, each in layers of its parts; in forced colors each
 * layer has a pattern. The same numbers are in a table. Keyboard: Tab to the plot, the side arrows read bar by bar, each
 * towards its own side; Tab to the switch between chart and table, Enter.
 */
export function StackedBarChart({
  labels,
  series,
  max,
  formatValue,
  itemTitle,
  itemHeader = messagesFor('charts.frame', faCharts.frame).item,
  sumHeader = messagesFor('charts.frame', faCharts.frame).sum,
  ...frame
}: StackedBarChartProps) {
  const print = usePrint(formatValue);
  const layers = withTones(series);
  const bars = labels.map((label, index) => {
    const values = layers.map(({ values: own }) => Math.max(0, own[index] ?? 0));
    return { label, values, sum: values.reduce((sum, value) => sum + value, 0) };
  });
  return (
    <ChartFrame
      {...frame}
      headers={[itemHeader, ...series.map(({ label }) => label), sumHeader]}
      rows={bars.map(({ label, values, sum }) => ({ label, values: [...values, sum].map(print) }))}
      reader={
        <PlotReader
          title={frame.title}
          margin={MARGIN}
          points={bars.map(({ label, values }) => ({
            label,
            values: layers.map(({ label: name, tone }, index) => ({ name, tone, text: print(values[index] ?? 0) })),
          }))}
        />
      }
    >
      <StackedBarPlot bars={bars} tones={layers.map(({ tone }) => tone)} max={max} print={print} />
      <AxisTitle>{itemTitle}</AxisTitle>
      <StackLegend entries={layers} />
    </ChartFrame>
  );
}
