import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { keyed } from '../../../primitives/keyed.ts';
import { useScrollable } from '../../../primitives/use-scrollable.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import * as css from './figure-table.css.ts';

export interface FigureTableProps<Cell> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Caption for screen readers, which then read the cells. */
  description: string;
  columns: readonly string[];
  /** A column's head as it is shown. */
  head: (column: string) => ReactNode;
  rows: readonly (readonly Cell[])[];
  /** A cell as it is shown. */
  cell: (cell: Cell) => ReactNode;
  /** Whether a cell is pointed at. */
  isMarked?: (cell: Cell, column: number) => boolean;
  headingClass: string;
  cellClass: string;
}

/**
 * The table of a figure: a head, and rows whose cells never change places. A helper without a look of its own, and so without
 * a story: `DataTableFigure` and `PlaceTable` give it theirs, and their stories show it.
 */
export function FigureTable<Cell>({
  description,
  columns,
  head,
  rows,
  cell,
  isMarked,
  headingClass,
  cellClass,
  ref,
  ...rest
}: FigureTableProps<Cell>) {
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, []);
  const isScrollable = useScrollable(frame, true);
  return (
    // With large text it is wider than a phone and scrolls in itself, by keyboard too.
    <div ref={frame} {...rest} {...(isScrollable && { tabIndex: 0, role: 'region', 'aria-label': description })}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{description}</caption>
        <thead>
          <tr>
            {keyed(columns, (column) => column).map(([key, column]) => (
              <th key={key} scope="col" className={headingClass}>
                {head(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a figure never change places
            <tr key={row}>
              {cells.map((content, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                  key={column}
                  {...(isMarked?.(content, column)
                    ? { className: `${cellClass} ${css.marked}`, 'data-marked': '' }
                    : { className: cellClass })}
                >
                  {cell(content)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
