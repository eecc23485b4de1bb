import type { Buffer } from 'node:buffer';
import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import type { Cell, Table } from './table.ts';

/** In characters. */
const WIDTH = { min: 10, max: 48 };

/** Longest text of a cell in Excel. */
const MAX = 32_767;

/** Characters that XML cannot have: Excel does not open a file with one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function cellOf(cell: Cell): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  const value = cell.replaceAll(NOT_IN_XML, '').slice(0, MAX);
  return value === '' ? null : { type: String, value, align: 'right', wrap: true, alignVertical: 'top' };
}

function widthOf(column: number, { headings, rows }: Table): number {
  const lengths = [headings, ...rows].map((cells) => String(cells[column] ?? '').length + 2);
  return Math.min(WIDTH.max, Math.max(WIDTH.min, ...lengths));
}

/** A workbook with a sheet for each table, read from right to left, the headings always in sight. */
export function writeXlsx(tables: readonly Table[]): Promise<Buffer> {
  return writeXlsxFile(
    tables.map((each) => ({
      sheet: each.title,
      rightToLeft: true,
      stickyRowsCount: 1,
      columns: each.headings.map((_, column) => ({ width: widthOf(column, each) })),
      data: [
        each.headings.map((value) => ({ type: String, value, fontWeight: 'bold', align: 'right', wrap: true })),
        ...each.rows.map((cells) => cells.map(cellOf)),
      ] satisfies Row[],
    })),
  ).toBuffer();
}
