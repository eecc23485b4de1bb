import type { Ref } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { MathText } from '../../math-text/index.ts';
import { FigureTable } from '../figure-table/FigureTable.tsx';
import * as css from './PlaceTable.css.ts';

export interface PlaceTableProps extends RootProps {
  /** Caption for screen readers, which then read the cells. */
  description: string;
  /** Names of the places from left to right («هزارگان» … «یکان»). */
  columns: readonly string[];
  /** One digit a cell; `''` is an empty cell, `'?'` a blank to think about. */
  rows: readonly (readonly string[])[];
  /** Columns that are pointed at, from the left, 0-based. */
  marked?: readonly number[] | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** More columns than this stand closer. */
const WIDE = 5;

/** A place-value table. A real table to screen readers, so that every digit is heard with its place. */
export function PlaceTable({ description, columns, rows, marked = [], className, ...rest }: PlaceTableProps) {
  const digits = useDigits();
  return (
    <FigureTable
      {...rest}
      dir="ltr"
      className={classNames(css.table, className)}
      description={description}
      columns={columns}
      head={(column) => <bdi>{column}</bdi>}
      rows={rows.map((row) => columns.map((_, place) => row[place] ?? ''))}
      cell={(cell) => (cell === '?' ? <MathText math={{ t: 'blank' }} /> : formatDigits(cell, digits))}
      headingClass={css.heading}
      cellClass={css.cell}
      isMarked={(_, column) => marked.includes(column)}
      {...(columns.length > WIDE && { 'data-wide': '' })}
    />
  );
}
