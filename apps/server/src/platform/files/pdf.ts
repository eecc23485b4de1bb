import type { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';

/** Why a PDF is not taken: it does not hold together, needs a password, or runs, opens or carries something. */
export type PdfFault = 'broken' | 'locked' | 'active';

/** Bytes that all streams of objects of one PDF may unpack to, and how many such streams it may have. */
const MAX_UNPACKED = 40 * 1024 * 1024;
const MAX_STREAMS = 5_000;

/** Characters at the end in which the end of a PDF is marked: some programs write a little after it. */
const TAIL = 2048;

/**
 * Names of a PDF that run something, open something else, or carry another file. `/JS` comes with `/JavaScript` or
 * `/Rendition`; alone it would be met by chance in the bytes of a picture.
 */
const ACTIVE_NAMES =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToR|GoToE)\b/;

/** The text of a PDF's objects: names may be written with `#` and two hexadecimal digits for a letter. */
const readNames = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Where the bytes of a stream begin. Readers take any end of line. */
const STREAM = /\bstream(?:\r\n|\n|\r)/g;

/** Whether a dictionary is one of packed objects; some readers need no more of it than these two numbers. */
const isPacked = (dictionary: string) => /\/First\s+\d/.test(dictionary) && /\/N\s+\d/.test(dictionary);

/** What the compressed streams of objects hold. A fault where they do not unpack, are too large, or cannot be read here. */
function objectStreams(bytes: Buffer, text: string): readonly string[] | PdfFault {
  const found: string[] = [];
  let left = MAX_UNPACKED;
  let before = 0;
  for (const match of text.matchAll(STREAM)) {
    // The dictionary of a stream precedes its bytes. All since the stream before is looked at: text may hide where it begins.
    const own = readNames(text.slice(before, match.index));
    before = match.index;
    if (!own.includes('/ObjStm') && !isPacked(own.slice(own.lastIndexOf(' obj') + 1))) continue;
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    if (end < 0 || found.length >= MAX_STREAMS) return 'broken';
    const filters = own.match(/\/\w+Decode\b/g) ?? [];
    // Without a filter its objects are read with the rest of the file.
    if (filters.length === 0 && !own.includes('/Filter')) continue;
    // No program that people use writes another one, or sums over columns; what is hidden by it would not be seen here.
    if (filters.length !== 1 || filters[0] !== '/FlateDecode' || own.includes('/DecodeParms')) return 'active';
    try {
      const unpacked = inflateSync(bytes.subarray(start, end), { maxOutputLength: left });
      left -= unpacked.length;
      found.push(unpacked.toString('latin1'));
    } catch {
      return 'broken';
    }
    if (left <= 0) return 'broken';
  }
  return found;
}

/** Why nobody is given this PDF; null where nothing is against it. */
export function pdfFault(bytes: Buffer): PdfFault | null {
  const text = bytes.toString('latin1');
  if (!text.slice(-TAIL).includes('%%EOF')) return 'broken';
  const names = readNames(text);
  if (/\/Encrypt\b/.test(names)) return 'locked';
  const streams = objectStreams(bytes, text);
  if (typeof streams === 'string') return streams;
  return [names, ...streams.map(readNames)].some((part) => ACTIVE_NAMES.test(part)) ? 'active' : null;
}
