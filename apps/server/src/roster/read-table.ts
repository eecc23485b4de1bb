import { Buffer } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { unprocessable } from '../app-error.ts';

/** Bytes that the parts of a workbook may unpack to: a small file can be made to unpack to gigabytes. */
const MOST_UNPACKED = 30 * 1024 * 1024;

const unreadable = () =>
  unprocessable('unreadable-file', 'این فایل خوانده نشد. آن را با قالب XLSX یا CSV ذخیره کنید و دوباره بفرستید.');

/** A workbook is a ZIP file. */
const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

function requireSmallParts(bytes: Buffer): void {
  let total = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  if (total > MOST_UNPACKED) throw unreadable();
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' && Number.isInteger(cell)) return cell.toFixed(0);
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  requireSmallParts(bytes);
  const [first] = await readXlsxFile(bytes);
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

/** Whichever of comma, semicolon and tab the first line has most of: Excel writes each of them, by the settings of the machine. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, each) => (count(each) > count(most) ? each : most));
}

function readText(bytes: Buffer): string[][] {
  const text = decodeText(bytes);
  // No text file has such a character: it is a picture, or a workbook of before 2007.
  if (text.includes('\0')) throw unreadable();
  const rows = parse(text, { bom: true, delimiter: delimiterOf(text), relaxColumnCount: true, relaxQuotes: true });
  // The apostrophe that keeps a spreadsheet from reading a text as a formula.
  return rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')));
}

/** The rows of an uploaded file's first sheet as text, empty ones included, so that row 1 is line 1. */
export async function readTable(bytes: Buffer): Promise<string[][]> {
  try {
    return isZip(bytes) ? await readWorkbook(bytes) : readText(bytes);
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error;
    throw unreadable();
  }
}
