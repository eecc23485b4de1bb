import { isBlank } from '../is-blank.ts';
import type { EmptyInput } from '../kind.ts';
import type { TableCellsForm, TableCellsInput } from './model.ts';

/** Row and column of a cell, from the first in reading order, 0-based. */
export type CellAt = readonly [row: number, column: number];

/** The empty cells, in the order their values have. */
export function blanksOf({ rows }: Pick<TableCellsForm, 'rows'>): readonly CellAt[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): readonly CellAt[] => (cell.t === 'blank' ? [[row, column]] : [])),
  );
}

export const tableCellsEmptiness: EmptyInput<TableCellsForm, TableCellsInput> = {
  kind: 'table-cells',
  emptyInput: (form) => ({ kind: 'table-cells', values: blanksOf(form).map(() => '') }),
  isEmpty: ({ values }) => values.every(isBlank),
  isIncomplete: ({ values }, form) => values.length < blanksOf(form).length || values.some(isBlank),
  incomplete: 'یکی از خانه‌های جدول هنوز خالی است؛ همه را پر کن.',
};
