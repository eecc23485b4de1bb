import type { TableColumn } from './types.ts';

/** The columns of a row of two lines, by their place in it. */
export interface NarrowColumns<Row> {
  readonly name: TableColumn<Row> | undefined;
  readonly details: readonly TableColumn<Row>[];
  /** At the end of the row, in one cell: they go under each other where they do not fit. */
  readonly badges: readonly TableColumn<Row>[];
  /** After them, under each other at the edge. */
  readonly numbers: readonly TableColumn<Row>[];
}

/** The places of columns in a row of two lines; nothing where no column says so, and a narrow row is a stack. */
export function narrowColumns<Row>(
  columns: readonly TableColumn<Row>[],
  headerColumn: string | undefined,
): NarrowColumns<Row> | undefined {
  if (columns.every(({ narrow }) => narrow === undefined)) return undefined;
  const at = (place: TableColumn<Row>['narrow']) =>
    columns.filter(({ id, narrow }) => id !== headerColumn && narrow === place);
  return {
    name: columns.find(({ id }) => id === headerColumn),
    details: at('detail'),
    badges: at('end').filter(({ isNumeric }) => !isNumeric),
    numbers: at('end').filter(({ isNumeric }) => isNumeric),
  };
}

/** What a row of two lines shows of a column. */
export const narrowValue = <Row>({ cell, narrowCell = cell }: TableColumn<Row>, row: Row) => narrowCell(row);
