import { Buffer } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { pdf } from '../world/sample-files.ts';
import {
  blank,
  book,
  cell,
  deep,
  film,
  HONEST_ROWS,
  hugeJpeg,
  hugeWebp,
  LAUGHS,
  longNotes,
  MEGABYTE,
  nested,
  packed,
  packedText,
  photo,
  png,
  svg,
  TYPES,
  zip,
} from './make-files.ts';

/** A call that takes files of strangers. */
export type Entry = 'picture' | 'file' | 'roster' | 'resume' | 'body';

export interface HostileFile {
  readonly entry: Entry;
  readonly name: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly status: number;
  /** Words of the refusal; none where the file is taken because it harms nobody. */
  readonly words?: string;
  /** Takes some seconds of the processor: only where all tests run. */
  readonly isSlow?: true;
}

const UNREADABLE = 'تصویر نیست یا خراب';
const FORMAT = 'این نوع تصویر پذیرفته نیست';
const PIXELS = 'ابعاد این تصویر خیلی بزرگ';
const KIND = 'این نوع فایل پذیرفته نیست';
const BROKEN = 'خراب است یا کامل نیست';
const ACTIVE = 'برنامه یا فایل دیگری';
const TABLE = 'بیش از ۲۰۰ ستون';
const NO_TABLE = 'این فایل خوانده نشد';
const HEADINGS = 'ستون';
const TOO_LARGE = 'از اندازهٔ مجاز بزرگ‌تر است';

type Make = HostileFile['make'];
type More = Partial<Pick<HostileFile, 'status' | 'isSlow'>>;

const refused = (entry: Entry, name: string, words: string, make: Make, more: More = {}): HostileFile => ({
  entry,
  name,
  make,
  status: 422,
  words,
  ...more,
});

/** One that harms nobody: nothing of it but a picture or a table is used, or it is stored as it is and never opened. */
const taken = (entry: Entry, name: string, make: Make, more: More = {}): HostileFile => ({
  entry,
  name,
  make,
  status: entry === 'roster' || entry === 'resume' ? 201 : 200,
  ...more,
});

/** Files that are made to harm the program that opens them, and what comes of each. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  // Pictures: of chats, class messages, profiles and logos alike.
  refused('picture', 'a PNG of 60,000 by 60,000', PIXELS, () => png(60_000, 60_000, Buffer.alloc(1000))),
  refused('picture', 'a PNG of 60 megapixels, whole', PIXELS, () => png(10_000, 6_000, blank(10_000, 6_000))),
  refused('picture', 'a PNG without its rows', UNREADABLE, () => png(4_000, 4_000, Buffer.alloc(1000))),
  taken('picture', 'a PNG of 49 megapixels in 6 KB', () => png(7_000, 7_000, blank(7_000, 7_000)), { isSlow: true }),
  taken('picture', 'a PNG whose text unpacks to 100 MB', () => png(8, 8, blank(8, 8), [packedText(100 * MEGABYTE)])),
  refused('picture', 'half a PNG', UNREADABLE, async () => (await photo().png().toBuffer()).subarray(0, 200)),
  refused('picture', 'half a JPEG', UNREADABLE, async () => (await photo().jpeg().toBuffer()).subarray(0, 400)),
  refused('picture', 'a JPEG that says 65,500 by 65,500', PIXELS, hugeJpeg),
  taken('picture', 'a JPEG with 3 MB of notes', () => longNotes(48)),
  refused('picture', 'a WebP that says 16,384 by 16,384', UNREADABLE, hugeWebp),
  refused('picture', 'half a WebP', UNREADABLE, async () => (await photo().webp().toBuffer()).subarray(0, 40)),
  taken('picture', 'a GIF of 65,535 by 65,535', () => film(1, 65_535)),
  taken('picture', 'a GIF of 50,000 frames', () => film(50_000)),
  refused('picture', 'an SVG with a script', UNREADABLE, () => svg('<script>alert(1)</script>')),
  refused('picture', 'an SVG that reads a file', FORMAT, () =>
    svg('&a;', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
  ),
  refused('picture', 'an SVG of a billion words', UNREADABLE, () => svg(`&${'a'.repeat(21)};`, LAUGHS)),
  taken('picture', 'a JPEG that is an archive as well', async () =>
    Buffer.concat([await photo().jpeg().toBuffer(), zip({ 'a.txt': 'a' })]),
  ),
  refused('picture', 'a GIF that is a script as well', UNREADABLE, () =>
    Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)', 'latin1'),
  ),
  refused('picture', 'a TIFF', FORMAT, () => photo(20, 20).tiff().toBuffer()),
  refused('picture', 'a PDF', FORMAT, () => pdf()),
  refused('picture', '2 MB of marks of a JPEG', UNREADABLE, () => Buffer.alloc(2 * MEGABYTE, 0xff)),
  refused('picture', 'bytes of no kind', UNREADABLE, () =>
    Buffer.alloc(MEGABYTE, createHash('sha512').update('a').digest()),
  ),

  // Files of class messages.
  refused('file', 'a workbook that unpacks to 110 MB', BROKEN, () =>
    zip(book('', { 'xl/a.xml': { zeros: 110 * MEGABYTE } })),
  ),
  taken('file', 'a workbook that says false sizes', () =>
    zip(book('', { 'xl/a.xml': { zeros: 40 * MEGABYTE, saidSize: 10 } })),
  ),
  refused('file', 'archives in archives', KIND, () => nested(10)),
  refused('file', 'a workbook of 5,000 parts', BROKEN, () =>
    zip(book('', Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`xl/${index}`, ''])))),
  ),
  refused('file', 'a workbook with macros', ACTIVE, () => zip(book('', { 'xl/vbaProject.bin': 'a' }))),
  refused('file', 'a workbook of a billion words', BROKEN, () =>
    zip({ ...book(''), '[Content_Types].xml': `${LAUGHS}<Types/>` }),
  ),
  refused('file', 'a picture', KIND, () => photo().png().toBuffer()),
  refused('file', 'a compressed file of 50 MB', KIND, () => gzipSync(Buffer.alloc(50 * MEGABYTE))),
  refused('file', 'a program', KIND, () => Buffer.concat([Buffer.from('7f454c46', 'hex'), randomBytes(2000)])),
  refused('file', 'a PDF that is a page as well', KIND, () =>
    Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()]),
  ),
  refused('file', 'a PDF with a packed script', ACTIVE, () => pdf(packed('3 0 << /S /JavaScript >>'))),
  refused('file', 'a PDF packed twice', ACTIVE, () =>
    pdf(packed('a', '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]')),
  ),
  refused('file', 'a PDF packed in another way', ACTIVE, () => pdf(packed('a', '/Type /ObjStm /Filter /LZWDecode'))),
  refused('file', 'a PDF that unpacks to 60 MB', BROKEN, () => pdf(packed('A'.repeat(60 * MEGABYTE)))),
  refused('file', 'a PDF of 6,000 packed parts', BROKEN, () => pdf(packed('A').repeat(6_000))),
  taken('file', 'a PDF of 200,000 beginnings', () => pdf('stream\n'.repeat(200_000))),
  taken('file', 'a PDF of 2,000,000 letters in code', () => pdf('#41'.repeat(2_000_000))),

  // Lists of a school's people.
  refused('roster', 'a workbook with a value in its last cell', TABLE, () =>
    zip(book('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  ),
  refused(
    'roster',
    'a workbook with a value in its last cell, in code',
    'بزرگ یا پیچیده',
    () => zip(book('<row r="1048576"><c r="&#88;FD1048576"><v>1</v></c></row>')),
    { isSlow: true },
  ),
  refused('roster', 'a workbook of 50,000 columns', TABLE, () =>
    zip(
      book(
        `<row r="1">${Array.from({ length: 50_000 }, (_, index) => cell(`${'A'.repeat(2 + (index % 9))}1`, 'a')).join('')}</row>`,
      ),
    ),
  ),
  refused('roster', 'a workbook that unpacks to 40 MB', NO_TABLE, () =>
    zip(book('', { 'xl/a.xml': { zeros: 40 * MEGABYTE } })),
  ),
  taken('roster', 'a workbook with a part of 420 MB that its list does not name', () =>
    zip({ 'xl/worksheets/sheet2.xml': { zeros: 420 * MEGABYTE, isListed: false }, ...book(HONEST_ROWS) }),
  ),
  refused('roster', 'a workbook of 100,000 elements in each other', HEADINGS, () => zip(book(deep(100_000)))),
  refused('roster', 'a workbook of a billion words', HEADINGS, () =>
    zip({
      ...book(''),
      'xl/worksheets/sheet1.xml': `${LAUGHS}<worksheet><sheetData><row r="1">${cell('A1', `&${'a'.repeat(21)};`)}</row></sheetData></worksheet>`,
    }),
  ),
  refused('roster', 'text of one line of 1.4 MB', HEADINGS, () => Buffer.from('آ'.repeat(700_000))),
  refused('roster', 'text of 50,000 columns', TABLE, () => Buffer.from('a,'.repeat(50_000))),
  refused('roster', 'text of 700,000 rows', TABLE, () => Buffer.from('a\n'.repeat(700_000))),
  refused('roster', 'text with a quotation mark that does not end', NO_TABLE, () =>
    Buffer.from(`"${'a,\n'.repeat(450_000)}`),
  ),
  refused('roster', 'text of 700,000 quotation marks', HEADINGS, () => Buffer.from('"'.repeat(700_000))),
  refused('roster', 'text of one line of 20 MB', TOO_LARGE, () => Buffer.alloc(20 * MEGABYTE, 'a'), { status: 413 }),
  refused('roster', 'a picture', NO_TABLE, () => photo().png().toBuffer()),

  // Resumes, which anybody may send.
  taken('resume', 'a PDF of 5 MB of beginnings', () => pdf('stream\n'.repeat(740_000))),
  refused('resume', 'a PDF with an older form', 'کد یا فایلی دیگر', () =>
    pdf('3 0 obj\n<< /AcroForm << /XFA 4 0 R >> >>\nendobj'),
  ),
  refused('resume', 'a PDF that unpacks to 60 MB', 'ناقص یا خراب', () => pdf(packed('A'.repeat(60 * MEGABYTE)))),
  refused('resume', 'a picture of 60,000 by 60,000', PIXELS, () => png(60_000, 60_000, Buffer.alloc(1000))),
  refused('resume', 'a document with macros', 'رزومه باید PDF یا عکس باشد', () =>
    zip({ '[Content_Types].xml': TYPES, 'word/vbaProject.bin': 'a' }),
  ),
  refused('resume', '9 MB', TOO_LARGE, () => Buffer.alloc(9 * MEGABYTE), { status: 413 }),

  // Bodies of calls.
  refused(
    'body',
    'a compressed body of 100 MB',
    'این نوع محتوا پذیرفته نیست',
    () => gzipSync(Buffer.alloc(100 * MEGABYTE, ' ')),
    { status: 415 },
  ),
  refused(
    'body',
    'lists in lists',
    'ورودی‌ها درست نیستند',
    () => Buffer.from(`${'['.repeat(30_000)}${']'.repeat(30_000)}`),
    { status: 400 },
  ),
];
