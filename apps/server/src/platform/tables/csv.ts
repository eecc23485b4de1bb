import { Buffer } from 'node:buffer';
import type { Cell, Table } from './table.ts';

/** Without it Excel reads UTF-8 as the code page of the machine. */
const BYTE_ORDER_MARK = '\u{feff}';

/** What makes Excel, LibreOffice or Google Sheets read a text as a formula, in the width of either script. */
const FORMULA = /^[\s\u200c-\u200f\u202a-\u202e\u2066-\u2069]*[=+\-@＝＋－＠\t\r]/;

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  // An apostrophe in front makes it a text (OWASP, "CSV injection").
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, in UTF-8 with a byte order mark. */
export function writeCsv({ headings, rows }: Table): Buffer {
  const lines = [headings, ...rows].map((cells) => cells.map(field).join(','));
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`, 'utf8');
}
