import type { TableCellsForm } from './model.ts';

/** Row and column of a cell, from the first in reading order, 0-based. */
export type CellAt = readonly [row: number, column: number];

/** The empty cells, in the order their values have. */
export function blanksOf({ rows }: Pick<TableCellsForm, 'rows'>): readonly CellAt[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): readonly CellAt[] => (cell.t === 'blank' ? [[row, column]] : [])),
  );
}
