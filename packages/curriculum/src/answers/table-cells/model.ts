import type { TableCell } from '../../content/figure.ts';

/** A cell that is given, or an empty one to be typed in. */
export type TableAnswerCell = TableCell | { readonly t: 'blank'; readonly unit?: string };

/** A table with empty cells for numbers. */
export interface TableCellsForm {
  readonly kind: 'table-cells';
  /** Caption for screen readers. */
  readonly description: string;
  /** Headings in reading order, the first on the right; a table may have none. */
  readonly columns?: readonly string[];
  /** The first cell of each row is its heading, as in a table of ratios. Default `false`. */
  readonly hasRowHeadings?: boolean;
  readonly rows: readonly (readonly TableAnswerCell[])[];
  /** Which numbers are asked for. Default `numeric`: whole ones. */
  readonly keyboard?: 'numeric' | 'decimal';
}

export interface TableCellsInput {
  readonly kind: 'table-cells';
  /** One an empty cell, row by row, each in reading order; exactly as typed. */
  readonly values: readonly string[];
}

export interface TableCellsKey {
  readonly kind: 'table-cells';
  /** Canonical numbers, one an empty cell. */
  readonly values: readonly string[];
}
