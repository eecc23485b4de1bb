import type { Ref } from 'react';
import * as faCharts from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { keyed } from '../../primitives/keyed.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { usePrint } from '../frame/chart-props.ts';
import * as shades from '../frame/shades.css.ts';
import * as css from './Heatmap.css.ts';

export interface HeatmapProps extends RootProps {
  /** What the chart shows. */
  title: string;
  /** Names of the rows, such as the days of the week from Saturday. */
  rows: readonly string[];
  /** Names of the columns, such as hours. */
  columns: readonly string[];
  /** Zero or more, by row and column; null where nothing can be. */
  values: readonly (readonly (number | null)[])[];
  /** Writes a value, units and all. @default as a number */
  formatValue?: (value: number) => string;
  /** The key's lower end. @default «کم» */
  leastLabel?: string;
  /** Its upper end. @default «زیاد» */
  mostLabel?: string;
  ref?: Ref<HTMLElement>;
}

const SHADES = 5;

/**
 * When things happen: a table whose cells are the darker the more there is. It is a real table, so that screen readers walk it
 * by rows and columns; each cell writes its number too, for anyone who does not tell shades apart.
 */
export function Heatmap({
  title,
  rows,
  columns,
  values,
  formatValue,
  leastLabel = messagesFor('charts.heatmap', faCharts.heatmap).least,
  mostLabel = messagesFor('charts.heatmap', faCharts.heatmap).most,
  className,
  ...rest
}: HeatmapProps) {
  const print = usePrint(formatValue);
  const most = Math.max(1, ...values.flatMap((row) => row.map((value) => value ?? 0)));
  const shadeOf = (value: number) => (value <= 0 ? 0 : Math.max(1, Math.round((value / most) * (SHADES - 1))));
  return (
    <figure {...rest} className={classNames(css.root, className)}>
      <figcaption className={css.title}>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label={title}>
        <table className={css.table}>
          <caption className={visuallyHidden}>{title}</caption>
          <thead>
            <tr>
              <td />
              {keyed(columns, (column) => column).map(([key, column]) => (
                <th key={key} scope="col" className={css.column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(rows, (row) => row).map(([key, row], rowIndex) => (
              <tr key={key}>
                <th scope="row" className={css.row} dir="auto">
                  {row}
                </th>
                {keyed(columns, (column) => column).map(([at], index) => {
                  const value = values[rowIndex]?.[index] ?? null;
                  return (
                    <td
                      key={at}
                      className={`${css.cell} ${value === null ? css.blank : (shades.shade[shadeOf(value)] ?? '')}`}
                    >
                      {value === null ? '' : print(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={shades.key} aria-hidden="true">
        {leastLabel}
        {shades.shade.map((shade) => (
          <span key={shade} className={`${shades.swatch} ${shade}`} />
        ))}
        {mostLabel}
      </div>
    </figure>
  );
}
