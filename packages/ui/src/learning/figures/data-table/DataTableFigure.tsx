import type { TableCell } from '@mashq/curriculum/model';
import type { Ref } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { MathText } from '../../math-text/index.ts';
import { FigureTable } from '../figure-table/FigureTable.tsx';
import * as css from './DataTableFigure.css.ts';

export interface DataTableFigureProps extends RootProps {
  /** Caption for screen readers, which then read the cells. */
  description: string;
  /** Headings in reading order: the first is on the right. */
  columns: readonly string[];
  rows: readonly (readonly TableCell[])[];
  ref?: Ref<HTMLDivElement>;
}

/** More columns than this stand closer on a phone. */
const WIDE = 4;

/** A plain table of a question. It follows the page: the first column is on the right. */
export function DataTableFigure({ description, columns, rows, className, ...rest }: DataTableFigureProps) {
  const digits = useDigits();
  return (
    <FigureTable
      {...rest}
      className={classNames(css.table, className)}
      description={description}
      columns={columns}
      head={(column) => formatDigits(column, digits)}
      rows={rows}
      cell={(cell) => (cell.t === 'math' ? <MathText math={cell.math} /> : formatDigits(cell.text, digits))}
      headingClass={css.heading}
      cellClass={css.cell}
      isMarked={({ marked }) => marked === true}
      {...(columns.length > WIDE && { 'data-wide': '' })}
    />
  );
}
