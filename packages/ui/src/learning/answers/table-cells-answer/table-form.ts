import type { TableCell } from '@mashq/curriculum/model';

/** A cell that is given, or an empty one to be typed in. */
export type TableAnswerCell = TableCell | { readonly t: 'blank'; readonly unit?: string };

export interface TableCellsForm {
  readonly kind: 'table-cells';
  /** Caption for screen readers. */
  readonly description: string;
  /** Headings in reading order, the first on the right; a table may have none. */
  readonly columns?: readonly string[];
  /** The first cell of each row is its heading, as in a table of ratios. Default `false`. */
  readonly hasRowHeadings?: boolean;
  readonly rows: readonly (readonly TableAnswerCell[])[];
  /** Default `numeric`. */
  readonly keyboard?: 'numeric' | 'decimal';
}

export interface TableCellsInput {
  readonly kind: 'table-cells';
  /** One an empty cell, row by row, each in reading order; exactly as typed. */
  readonly values: readonly string[];
}

/** Row and column of a cell, from the first in reading order, 0-based. */
export type CellAt = readonly [row: number, column: number];

/** The empty cells, in the order their values have. */
export function blanksOf({ rows }: TableCellsForm): readonly CellAt[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): CellAt[] => (cell.t === 'blank' ? [[row, column]] : [])),
  );
}

/**
 * The empty cell that an arrow leads to, as its place among the empty cells; null at the edge. Along a row only cells of
 * that row count. Up and down the column comes first, however far; where it has none, the nearest row with an empty cell.
 */
export function blankTowards(
  blanks: readonly CellAt[],
  from: number,
  towards: 'next' | 'previous' | 'up' | 'down',
): number | null {
  const here = blanks[from];
  if (here === undefined) return null;
  const [row, column] = here;
  const step = towards === 'next' || towards === 'down' ? 1 : -1;
  const isAlong = towards === 'next' || towards === 'previous';
  const ranked = blanks.flatMap(([atRow, atColumn], place) => {
    const rows = (atRow - row) * step;
    const columns = Math.abs(atColumn - column);
    if (isAlong) return atRow === row && (atColumn - column) * step > 0 ? [{ place, rank: columns }] : [];
    return rows > 0 ? [{ place, rank: columns === 0 ? rows - FAR : rows + columns / FAR }] : [];
  });
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked[0]?.place ?? null;
}

/** More than a table has rows or columns. */
const FAR = 1000;
