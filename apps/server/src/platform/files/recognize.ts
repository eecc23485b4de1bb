import { Buffer } from 'node:buffer';
import { unzipSync } from 'fflate';
import { type AppError, unprocessable } from '../app-error.ts';
import { isArchive, mediaTypeOf, PDF_TYPE, XLSX_TYPE } from '../media-type.ts';
import { pdfFault } from './pdf.ts';

/** What a file is, by its content; its name and what the browser said of it count for nothing. */
export interface FileKind {
  readonly mediaType: typeof PDF_TYPE | typeof XLSX_TYPE;
  readonly extension: '.pdf' | '.xlsx';
}

const PDF: FileKind = { mediaType: PDF_TYPE, extension: '.pdf' };
const WORKBOOK: FileKind = { mediaType: XLSX_TYPE, extension: '.xlsx' };

/** Entries of a workbook at most, and bytes that all of them unpack to: a small file may unpack to gigabytes. */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED = 100 * 1024 * 1024;

const unknownKind = (): AppError =>
  unprocessable('file-kind', 'این نوع فایل پذیرفته نیست. فایل PDF یا اکسل (xlsx) بفرستید.');
const broken = (): AppError =>
  unprocessable('file-broken', 'این فایل خراب است یا کامل نیست. آن را دوباره ذخیره کنید و بفرستید.');
const active = (): AppError =>
  unprocessable('file-active', 'این فایل برنامه یا فایل دیگری در خود دارد. نسخهٔ سادهٔ آن را ذخیره کنید و بفرستید.');
const locked = (): AppError =>
  unprocessable('file-locked', 'این فایل رمز دارد و دانش‌آموزان نمی‌توانند بازش کنند. بدون رمز بفرستید.');

const PDF_REFUSALS = { broken, locked, active };

function checkPdf(bytes: Buffer): FileKind {
  const fault = pdfFault(bytes);
  if (fault !== null) throw PDF_REFUSALS[fault]();
  return PDF;
}

/** Parts of a workbook that hold a program, another file, or an address it reads from. */
const ACTIVE_PARTS = /(?:vbaProject|macrosheets|activeX|embeddings|externalLinks|connections|queryTables|customUI)/i;

function checkWorkbook(bytes: Buffer): FileKind {
  let entries = 0;
  let unpacked = 0;
  const names = new Set<string>();
  try {
    // Only the list of what is in the archive is read here: nothing is unpacked before its size is known.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        unpacked += originalSize;
        names.add(name);
        return false;
      },
    });
  } catch {
    throw broken();
  }
  if (entries > MAX_ENTRIES || unpacked > MAX_UNPACKED) throw broken();
  if ([...names].some((name) => ACTIVE_PARTS.test(name) || name.includes('..') || name.startsWith('/'))) throw active();
  if (!names.has('[Content_Types].xml') || !names.has('xl/workbook.xml')) throw unknownKind();
  let types = '';
  try {
    const files = unzipSync(bytes, {
      filter: ({ name }) => name === '[Content_Types].xml' || name === 'xl/workbook.xml',
    });
    types = Buffer.from(files['[Content_Types].xml'] ?? []).toString('utf8');
  } catch {
    throw broken();
  }
  if (/<!DOCTYPE|<!ENTITY/i.test(types)) throw broken();
  if (/macroEnabled/i.test(types)) throw active();
  return WORKBOOK;
}

/** The kind of a file by its content. Throws `AppError` in Persian for whatever children are not given. */
export async function recognizeFile(bytes: Buffer): Promise<FileKind> {
  const type = await mediaTypeOf(bytes);
  if (type === PDF_TYPE) return checkPdf(bytes);
  if (isArchive(type)) return checkWorkbook(bytes);
  throw unknownKind();
}
