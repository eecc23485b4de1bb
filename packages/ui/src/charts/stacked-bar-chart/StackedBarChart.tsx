import { formatNumber } from '../../i18n/digits.ts';
import { faCharts } from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { AxisTitle } from '../frame/AxisTitle.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { PlotReader } from '../frame/PlotReader.tsx';
import { type ChartTone, TONES } from '../frame/plot.css.ts';
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

export interface StackedBarChartProps {
  /** What the chart shows. */
  title: string;
  /** Names of the bars. */
  labels: readonly string[];
  /** Two to five layers, the lowest first. */
  series: readonly StackSeries[];
  /** Least upper end of the scale; it is rounded up. @default the highest bar */
  max?: number;
  /** Writes a value, units and all. @default as a number */
  formatValue?: (value: number) => string;
  /** Over the values: what is counted, and in which unit. */
  valueTitle?: string;
  /** Under the labels: what they are. */
  itemTitle?: string;
  /** Head of the labels in the table. @default «مورد» */
  itemHeader?: string;
  /** Head of the sums in the table. @default «همه» */
  sumHeader?: string;
  /** @default «نمایش جدول» */
  tableLabel?: string;
  /** @default «نمایش نمودار» */
  chartLabel?: string;
}

/**
 * Wholes beside one another, each in layers of its parts; in forced colors each layer has a pattern. The same numbers are in
 * a table. Keyboard: Tab to the plot, the side arrows read bar by bar; Tab to the switch between chart and table, Enter.
 */
export function StackedBarChart({
  title,
  labels,
  series,
  max,
  formatValue,
  valueTitle,
  itemTitle,
  itemHeader = messagesFor('charts', faCharts).frame.item,
  sumHeader = messagesFor('charts', faCharts).frame.sum,
  tableLabel,
  chartLabel,
}: StackedBarChartProps) {
  const digits = useDigits();
  const print = formatValue ?? ((value: number) => formatNumber(value, { digits }));
  const layers = series.map((one, index) => ({ ...one, tone: one.tone ?? TONES[index % TONES.length] ?? 'accent' }));
  const bars = labels.map((label, index) => {
    const values = layers.map(({ values: own }) => Math.max(0, own[index] ?? 0));
    return { label, values, sum: values.reduce((sum, value) => sum + value, 0) };
  });
  return (
    <ChartFrame
      title={title}
      headers={[itemHeader, ...series.map(({ label }) => label), sumHeader]}
      rows={bars.map(({ label, values, sum }) => ({ label, values: [...values, sum].map(print) }))}
      tableLabel={tableLabel}
      chartLabel={chartLabel}
      valueTitle={valueTitle}
      reader={
        <PlotReader
          title={title}
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
