import type { Ref } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { MathText } from '../../math-text/index.ts';
import * as css from './PlaceTable.css.ts';

export interface PlaceTableProps extends RootProps {
  /** Caption for screen readers, which then read the cells. */
  description: string;
  /** Names of the places from left to right («هزارگان» … «یکان»). */
  columns: readonly string[];
  /** One digit a cell; `''` is an empty cell, `'?'` a blank to think about. */
  rows: readonly (readonly string[])[];
  ref?: Ref<HTMLTableElement>;
}

/** More columns than this stand closer. */
const WIDE = 5;

/** A place-value table. A real table to screen readers, so that every digit is heard with its place. */
export function PlaceTable({ description, columns, rows, className, ...rest }: PlaceTableProps) {
  const digits = useDigits();
  return (
    <table
      {...rest}
      dir="ltr"
      className={classNames(css.table, className)}
      {...(columns.length > WIDE && { 'data-wide': '' })}
    >
      <caption className={visuallyHidden}>{description}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css.heading}>
              <bdi>{column}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a figure never change places
          <tr key={rowIndex}>
            {columns.map((column, index) => {
              const cell = row[index] ?? '';
              return (
                <td key={column} className={css.cell}>
                  {cell === '?' ? <MathText math={{ t: 'blank' }} /> : formatDigits(cell, digits)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
