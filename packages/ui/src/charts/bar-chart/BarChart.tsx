import { useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Table } from '../../data/table/Table.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import { faCharts } from '../../i18n/fa/charts.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './BarChart.css.ts';
import { BarPlot } from './BarPlot.tsx';

export interface BarDatum {
  label: string;
  /** Under the bar where there is no room for the label; the table keeps the label. @default the label */
  shortLabel?: string;
  /** Zero or more. */
  value: number;
  /** Colour of this bar. @default the chart's */
  tone?: keyof typeof css.tone;
}

export interface BarChartProps {
  /** What the chart shows. */
  title: string;
  data: readonly BarDatum[];
  /** Least upper end of the scale, such as the number of children; it is rounded up. @default the largest value */
  max?: number;
  /** @default 'accent' */
  tone?: keyof typeof css.tone;
  /** Writes a value, units and all. @default as a number */
  formatValue?: (value: number) => string;
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
 * Amounts beside one another. The same numbers stand in a table: screen readers always have it, everybody can ask for
 * it. Keyboard: Tab to the switch between the two, Enter.
 */
export function BarChart({
  title,
  data,
  max,
  tone = 'accent',
  formatValue,
  itemHeader = faCharts.barChart.item,
  valueHeader = faCharts.barChart.value,
  tableLabel = faCharts.barChart.showTable,
  chartLabel = faCharts.barChart.showChart,
}: BarChartProps) {
  const digits = useDigits();
  const [isTable, setTable] = useState(false);
  const print = formatValue ?? ((value: number) => formatNumber(value, { digits }));
  return (
    <figure className={css.root}>
      <div className={css.head}>
        <figcaption className={css.title}>{title}</figcaption>
        <Button kind="quiet" size="small" onPress={() => setTable(!isTable)}>
          {isTable ? chartLabel : tableLabel}
        </Button>
      </div>
      {isTable ? (
        <Table
          caption={title}
          isCaptionHidden
          columns={[
            { id: 'label', header: itemHeader, cell: ({ label }) => label },
            { id: 'value', header: valueHeader, isNumeric: true, cell: ({ value }) => print(value) },
          ]}
          rows={data}
          rowKey={({ label }) => label}
        />
      ) : (
        <>
          <BarPlot data={data} max={max} tone={tone} print={print} />
          <table className={visuallyHidden}>
            <caption>{title}</caption>
            <tbody>
              {data.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{print(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </figure>
  );
}
