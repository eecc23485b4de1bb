import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Table } from '../../data/table/Table.tsx';
import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { keyed } from '../../primitives/keyed.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { AxisTitle } from './AxisTitle.tsx';
import * as css from './ChartFrame.css.ts';

export interface ChartRow {
  label: string;
  /** One a column, already written. */
  values: readonly string[];
}

export interface ChartFrameProps extends RootProps {
  title: string;
  /** Head of the labels, then of each column of values. */
  headers: readonly [string, ...string[]];
  rows: readonly ChartRow[];
  /** @default «نمایش جدول» */
  tableLabel?: string | undefined;
  /** @default «نمایش نمودار» */
  chartLabel?: string | undefined;
  /** Over the numbers of the rules: what is counted, and in which unit. */
  valueTitle?: string | undefined;
  /** Over the drawing: what reads its values, a `PlotReader`. */
  reader?: ReactNode;
  /** The drawing; hidden from screen readers, which have the table. */
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** What every chart has around its drawing: a title, and its numbers in a table that screen readers always have. */
export function ChartFrame({
  title,
  headers: [itemHeader, ...valueHeaders],
  rows,
  tableLabel = messagesFor('charts.frame', faCharts.frame).showTable,
  chartLabel = messagesFor('charts.frame', faCharts.frame).showChart,
  valueTitle,
  reader,
  children,
  className,
  ...rest
}: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  return (
    // Beside the button, the caption is not the figure's child, and does not name it by itself.
    <figure aria-labelledby={titleId} {...rest} className={classNames(css.root, className)}>
      <div className={css.head}>
        <figcaption id={titleId} className={css.title}>
          {title}
        </figcaption>
        <Button variant="quiet" size="small" onPress={() => setTable(!isTable)}>
          {isTable ? chartLabel : tableLabel}
        </Button>
      </div>
      {isTable ? (
        <Table
          caption={title}
          isCaptionHidden
          columns={[
            { id: 'label', header: itemHeader, cell: ({ label }) => label },
            ...valueHeaders.map((header, index) => ({
              id: `value-${index}`,
              header,
              isNumeric: true,
              cell: ({ values }: ChartRow) => values[index],
            })),
          ]}
          rows={rows}
          rowKey={({ label }) => label}
        />
      ) : (
        <>
          <div>
            <AxisTitle isOver>{valueTitle}</AxisTitle>
            <div className={css.drawing}>
              <div aria-hidden="true">{children}</div>
              {reader}
            </div>
          </div>
          {/* A table is never narrower than its words, so that one hidden by itself would widen the page. */}
          <div className={visuallyHidden}>
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  {keyed([itemHeader, ...valueHeaders], (header) => header).map(([key, header]) => (
                    <th key={key} scope="col">
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {keyed(rows, ({ label }) => label).map(([key, { label, values }]) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    {values.map((value, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its column
                      <td key={index}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </figure>
  );
}
