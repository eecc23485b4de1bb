import type { TableCell } from '@mashq/curriculum/model';
import type { Ref } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { MathText } from '../../math-text/index.ts';
import * as css from './DataTableFigure.css.ts';

export interface DataTableFigureProps extends RootProps {
  /** Caption for screen readers, which then read the cells. */
  description: string;
  /** Headings in reading order: the first is on the right. */
  columns: readonly string[];
  rows: readonly (readonly TableCell[])[];
  ref?: Ref<HTMLTableElement>;
}

/** More columns than this stand closer on a phone. */
const WIDE = 4;

/** A plain table of a question. It follows the page: the first column is on the right. */
export function DataTableFigure({ description, columns, rows, className, ...rest }: DataTableFigureProps) {
  const digits = useDigits();
  return (
    <table {...rest} className={classNames(css.table, className)} {...(columns.length > WIDE && { 'data-wide': '' })}>
      <caption className={visuallyHidden}>{description}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css.heading}>
              {formatDigits(column, digits)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a figure never change places
          <tr key={rowIndex}>
            {row.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <td key={index} className={css.cell}>
                {cell.t === 'math' ? <MathText math={cell.math} /> : formatDigits(cell.text, digits)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
