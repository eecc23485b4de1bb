import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { AxisTitle } from '../frame/AxisTitle.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { type PlotProps, usePrint } from '../frame/chart-props.ts';
import { PlotReader } from '../frame/PlotReader.tsx';
import type { ChartTone } from '../frame/plot.css.ts';
import { type BarDatum, BarPlot } from './BarPlot.tsx';

export interface BarChartProps extends PlotProps {
  data: readonly BarDatum[];
  /** @default 'accent' */
  tone?: ChartTone;
  /** Head of the values in the table. @default «مقدار» */
  valueHeader?: string;
}

/**
 * Amounts beside one another, in the direction in which the page is read: in Persian from the right. The same numbers are in
 * a table: screen readers always have it, everybody can ask for it. Keyboard: Tab to the plot, where the side arrows read bar
 * by bar, each towards its own side; Tab to the switch between chart and table, Enter.
 */
export function BarChart({
  data,
  max,
  tone = 'accent',
  formatValue,
  itemTitle,
  itemHeader = messagesFor('charts.frame', faCharts.frame).item,
  valueHeader = messagesFor('charts.frame', faCharts.frame).value,
  ...frame
}: BarChartProps) {
  const print = usePrint(formatValue);
  return (
    <ChartFrame
      {...frame}
      headers={[itemHeader, valueHeader]}
      rows={data.map(({ label, value }) => ({ label, values: [print(value)] }))}
      reader={
        <PlotReader
          title={frame.title}
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
