import { formatNumber } from '../../i18n/digits.ts';
import { faCharts } from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { AxisTitle } from '../frame/AxisTitle.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { PlotReader } from '../frame/PlotReader.tsx';
import type { ChartTone } from '../frame/plot.css.ts';
import { BarPlot } from './BarPlot.tsx';
import type { BarDatum } from './bar-datum.ts';

export interface BarChartProps {
  /** What the chart shows. */
  title: string;
  data: readonly BarDatum[];
  /** Least upper end of the scale, such as the number of children; it is rounded up. @default the largest value */
  max?: number;
  /** @default 'accent' */
  tone?: ChartTone;
  /** Writes a value, units and all. @default as a number */
  formatValue?: (value: number) => string;
  /** Over the values: what is counted, and in which unit. */
  valueTitle?: string;
  /** Under the labels: what they are. */
  itemTitle?: string;
  /** Head of the labels in the table. @default «مورد» */
  itemHeader?: string;
  /** Head of the values in the table. @default «مقدار» */
  valueHeader?: string;
  /** @default «نمایش جدول» */
  tableLabel?: string;
  /** @default «نمایش نمودار» */
  chartLabel?: string;
}

/**
 * Amounts beside one another. The same numbers are in a table: screen readers always have it, everybody can ask for
 * it. Keyboard: Tab to the plot, where the side arrows read bar by bar; Tab to the switch between chart and table, Enter.
 */
export function BarChart({
  title,
  data,
  max,
  tone = 'accent',
  formatValue,
  valueTitle,
  itemTitle,
  itemHeader = messagesFor('charts', faCharts).frame.item,
  valueHeader = messagesFor('charts', faCharts).frame.value,
  tableLabel,
  chartLabel,
}: BarChartProps) {
  const digits = useDigits();
  const print = formatValue ?? ((value: number) => formatNumber(value, { digits }));
  return (
    <ChartFrame
      title={title}
      headers={[itemHeader, valueHeader]}
      rows={data.map(({ label, value }) => ({ label, values: [print(value)] }))}
      tableLabel={tableLabel}
      chartLabel={chartLabel}
      valueTitle={valueTitle}
      reader={
        <PlotReader
          title={title}
          points={data.map((datum) => ({
            label: datum.label,
            values: [{ text: print(datum.value), tone: datum.tone ?? tone }],
          }))}
        />
      }
    >
      <BarPlot data={data} max={max} tone={tone} print={print} />
      <AxisTitle>{itemTitle}</AxisTitle>
    </ChartFrame>
  );
}
