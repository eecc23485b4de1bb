/** A text, a number, or nothing. Texts are never formulas, whatever they begin with. */
export type Cell = string | number | null;

export interface Column<Row> {
  readonly heading: string;
  readonly value: (row: Row) => Cell;
}

/** A sheet of a workbook, or a file of comma-separated values. */
export interface Table {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What is exported at once: one workbook, or one of its tables. */
export interface ReportTables<Name extends string> {
  /** What the report is of, for the name of its file. */
  readonly of: readonly string[];
  /** In the order of the sheets. */
  readonly tables: Readonly<Record<Name, Table>>;
}

export function table<Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  return {
    title,
    headings: columns.map(({ heading }) => heading),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  };
}
