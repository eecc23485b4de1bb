import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { type AppError, unprocessable } from '../app-error.ts';

/** What a file is, by its content; its name and what the browser said of it count for nothing. */
export interface FileKind {
  readonly mediaType: 'application/pdf' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  readonly extension: '.pdf' | '.xlsx';
}

export const PDF: FileKind = { mediaType: 'application/pdf', extension: '.pdf' };
export const WORKBOOK: FileKind = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: '.xlsx',
};

/** Entries of a workbook at most, and bytes that all of them unpack to: a small file may unpack to gigabytes. */
const MOST_ENTRIES = 2_000;
const MOST_UNPACKED = 100 * 1024 * 1024;

/** Bytes that the objects of one stream of a PDF may unpack to. */
const MOST_OF_STREAM = 20 * 1024 * 1024;

/** Characters before the bytes of a stream in which its dictionary is looked for. */
const LONGEST_DICTIONARY = 1000;

const unknownKind = (): AppError =>
  unprocessable('file-kind', 'این نوع فایل پذیرفته نیست. فایل PDF یا اکسل (xlsx) بفرستید.');
const broken = (): AppError =>
  unprocessable('file-broken', 'این فایل خراب است یا کامل نیست. آن را دوباره ذخیره کنید و بفرستید.');
const active = (): AppError =>
  unprocessable('file-active', 'این فایل برنامه یا فایل دیگری در خود دارد. نسخهٔ سادهٔ آن را ذخیره کنید و بفرستید.');
const locked = (): AppError =>
  unprocessable('file-locked', 'این فایل رمز دارد و دانش‌آموزان نمی‌توانند بازش کنند. بدون رمز بفرستید.');

/**
 * Names of a PDF that run something, open something else, or carry another file. Shorter ones, such as `/JS`, come with one of
 * these; alone they would be met by chance in the bytes of a picture.
 */
const ACTIVE_NAMES = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE)\b/;

/** The text of a PDF's objects: names may be written with `#` and two hexadecimal digits for a letter. */
const readNames = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** What the compressed streams of objects hold; those that do not unpack are a fault of the file. */
function objectStreams(bytes: Buffer, text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/\bstream\r?\n/g)) {
    // The dictionary of a stream stands between the beginning of its object and its bytes.
    const dictionary = text.slice(Math.max(0, match.index - LONGEST_DICTIONARY), match.index);
    const own = readNames(dictionary.slice(dictionary.lastIndexOf(' obj') + 1));
    if (!own.includes('/ObjStm')) continue;
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    if (end < 0) throw broken();
    if (!own.includes('/FlateDecode')) continue;
    try {
      found.push(inflateSync(bytes.subarray(start, end), { maxOutputLength: MOST_OF_STREAM }).toString('latin1'));
    } catch {
      throw broken();
    }
  }
  return found;
}

function checkPdf(bytes: Buffer): FileKind {
  const text = bytes.toString('latin1');
  if (!/%%EOF\s*$/.test(text.slice(-1024)) || !text.includes('startxref')) throw broken();
  if (/\/Encrypt\b/.test(readNames(text))) throw locked();
  const parts = [text, ...objectStreams(bytes, text)];
  if (parts.some((part) => ACTIVE_NAMES.test(readNames(part)))) throw active();
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
  if (entries > MOST_ENTRIES || unpacked > MOST_UNPACKED) throw broken();
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
export function recognizeFile(bytes: Buffer): FileKind {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return checkPdf(bytes);
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return checkWorkbook(bytes);
  throw unknownKind();
}
