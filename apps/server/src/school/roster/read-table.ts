import { Buffer } from 'node:buffer';
import type { GivenColumns, ImportHead } from '@mashq/api/contract';
import { toPersianDigits } from '@mashq/curriculum/persian';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { unprocessable } from '../../platform/app-error.ts';
import type { ImportedRow, ImportKind } from '../../platform/db/schema/index.ts';
import { isArchive, mediaTypeOf } from '../../platform/media-type.ts';
import { headingsToRemember, type Remembered, readHead, readRows, unreadHeadings } from './import-columns.ts';

/** Bytes that the parts of a workbook may unpack to: a small file can be made to unpack to gigabytes. */
const MAX_UNPACKED = 30 * 1024 * 1024;

const unreadable = () =>
  unprocessable('unreadable-file', 'این فایل خوانده نشد. آن را با قالب XLSX یا CSV ذخیره کنید و دوباره بفرستید.');

/** Cells from the first one that a table may reach: a reader makes the whole rectangle of a sheet. */
const MAX_COLUMNS = 200;
const MAX_ROWS = 20_000;

const tooLarge = () =>
  unprocessable(
    'too-large-table',
    'جدول این فایل بیش از ۲۰۰ ستون یا ۲۰ هزار سطر دارد. خانه‌های دور از جدول را پاک کنید و دوباره بفرستید.',
  );

const SHEET = /^\/?xl\/worksheets\/[^/]+\.xml$/i;
/** The place of a cell in a sheet, as «XFD1048576». */
const PLACES = /<(?:\w+:)?c\b[^>]*?\sr=["']([A-Z]+)(\d+)["']/g;

/** Column A is 1. */
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Refuses what unpacks to too much, and sheets with a cell far away, before a reader makes a table of it. */
function requireSmall(bytes: Buffer): void {
  let total = 0;
  const sheets = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      total += originalSize;
      if (total > MAX_UNPACKED) throw unreadable();
      return SHEET.test(name);
    },
  });
  for (const sheet of Object.values(sheets))
    for (const [, letters = '', row] of Buffer.from(sheet).toString('latin1').matchAll(PLACES))
      if (letters.length > 3 || columnOf(letters) > MAX_COLUMNS || Number(row) > MAX_ROWS) throw tooLarge();
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' && Number.isInteger(cell)) return cell.toFixed(0);
  // No column of people has days: the spreadsheet has made one of a number such as «12-9», and what it was is lost.
  return cell instanceof Date ? `تاریخ ${toPersianDigits(cell.toISOString().slice(0, 10))}` : String(cell);
}

async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  requireSmall(bytes);
  // By the list at the archive's end, as above. The reader for Node goes by the head of each part, which may differ.
  const [first] = await readXlsxFile(new Uint8Array(bytes).buffer);
  return (first?.data ?? []).map((row) => row.map(textOf));
}

/** UTF-8, UTF-16 as Excel writes “Unicode text”, or the Windows code page of older Persian Excel. */
function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** Lines from the first that are looked at for a delimiter: there may be titles above the headings. */
const LINES_FOR_DELIMITER = 20;

/** Whichever of comma, semicolon and tab the first lines have most of: Excel writes each of them, by the settings of the machine. */
function delimiterOf(text: string): string {
  const beginning = text.split(/\r?\n/, LINES_FOR_DELIMITER).join('\n');
  const count = (delimiter: string) => beginning.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, each) => (count(each) > count(most) ? each : most));
}

function readText(bytes: Buffer): string[][] {
  const text = decodeText(bytes);
  // No text file has such a character: it is a picture, or a workbook of before 2007.
  if (text.includes('\0')) throw unreadable();
  const options = { bom: true, delimiter: delimiterOf(text), relaxColumnCount: true, relaxQuotes: true };
  // One row more than is taken says that there are too many.
  const rows = parse(text, { ...options, to: MAX_ROWS + 1 });
  if (rows.length > MAX_ROWS || rows.some((row) => row.length > MAX_COLUMNS)) throw tooLarge();
  // The apostrophe that keeps a spreadsheet from reading a text as a formula.
  return rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')));
}

/** The rows of people in an uploaded file, the headings that were left unread, and what is to be remembered of them. */
export async function readRoster(
  bytes: Buffer,
  kind: ImportKind,
  remembered: Remembered,
  given?: GivenColumns,
): Promise<{ rows: ImportedRow[]; unread: readonly string[]; said: Remembered }> {
  const table = await readTable(bytes);
  return {
    rows: readRows(table, kind, remembered, given),
    // Who has said what each column is has left the others out on purpose.
    unread: given === undefined ? unreadHeadings(table, kind, remembered) : [],
    said: given === undefined ? {} : headingsToRemember(table, given),
  };
}

/** The beginning of an uploaded file. */
export async function readRosterHead(bytes: Buffer, kind: ImportKind, remembered: Remembered): Promise<ImportHead> {
  return readHead(await readTable(bytes), kind, remembered);
}

/** The rows of an uploaded file's first sheet as text, empty ones included, so that row 1 is line 1. */
export async function readTable(bytes: Buffer): Promise<string[][]> {
  try {
    return isArchive(await mediaTypeOf(bytes)) ? await readWorkbook(bytes) : readText(bytes);
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error;
    throw unreadable();
  }
}
