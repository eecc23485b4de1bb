import type { GivenColumns, ImportHead } from '@mashq/api/contract';
import { unprocessable } from '../../platform/app-error.ts';
import type { IMPORTED_COLUMNS, ImportedRow, ImportKind } from '../../platform/db/schema/index.ts';
import { textKey } from './person-text.ts';

export type ColumnName = (typeof IMPORTED_COLUMNS)[number];

export interface ImportColumn {
  readonly name: ColumnName;
  readonly heading: string;
  /** Other headings that are taken for it. */
  readonly also: readonly string[];
  readonly isNeeded: boolean;
  /** What the template shows. */
  readonly examples: readonly [string, string];
}

const firstName: ImportColumn = {
  name: 'firstName',
  heading: 'نام',
  also: ['نام کوچک'],
  isNeeded: true,
  examples: ['سارا', 'امیرعلی'],
};
const lastName: ImportColumn = {
  name: 'lastName',
  heading: 'نام خانوادگی',
  also: ['فامیلی', 'فامیل', 'نام فامیل', 'شهرت'],
  isNeeded: true,
  examples: ['احمدی', 'رضایی'],
};
const gender: ImportColumn = {
  name: 'gender',
  heading: 'جنسیت',
  also: ['جنس'],
  isNeeded: false,
  examples: ['دختر', 'پسر'],
};
const phone: ImportColumn = {
  name: 'phone',
  heading: 'تلفن همراه',
  also: [
    ...['موبایل', 'شماره موبایل', 'تلفن', 'شماره تلفن', 'همراه', 'شماره همراه', 'شماره تماس', 'تلفن تماس'],
    ...['تلفن همراه ولی', 'موبایل ولی', 'شماره موبایل ولی', 'تلفن ولی', 'همراه ولی', 'شماره ولی', 'شماره تماس ولی'],
  ],
  isNeeded: false,
  examples: ['', ''],
};
const classTitle: ImportColumn = {
  name: 'classTitle',
  heading: 'کلاس',
  also: ['نام کلاس'],
  isNeeded: true,
  examples: ['پنجم الف', 'سوم ب'],
};
const grade: ImportColumn = {
  name: 'grade',
  heading: 'پایه',
  also: ['پایه تحصیلی'],
  isNeeded: false,
  examples: ['پنجم', 'سوم'],
};
const registrationCode: ImportColumn = {
  name: 'registrationCode',
  heading: 'شماره ثبت',
  also: ['شماره', 'شماره دانش‌آموزی', 'کد', 'کد دانش‌آموزی', 'کد دانش‌آموز', 'شماره دفتر', 'کد ثبت'],
  isNeeded: false,
  examples: ['1201', '1202'],
};

export const IMPORT_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  students: [firstName, lastName, classTitle, grade, gender, registrationCode, phone],
  teachers: [
    firstName,
    lastName,
    { ...classTitle, isNeeded: false, examples: ['پنجم الف، پنجم ب', ''] },
    { ...gender, examples: ['زن', 'مرد'] },
    { ...phone, also: phone.also.filter((each) => !each.includes('ولی')) },
  ],
};

/** Rows of people in a file at most. */
const MAX_ROWS = 2_000;

/** Longest text of a cell that is stored; what is longer is a fault anyway. */
const MAX_CELL = 200;

/** Rows above the headings that may hold a title. */
const HEADING_WITHIN = 10;

/** Headings by their keys, as a school has said what they mean. */
export type Remembered = Readonly<Record<string, string>>;

function columnsOf(
  row: readonly string[],
  columns: readonly ImportColumn[],
  remembered: Remembered,
): Map<number, ColumnName> {
  const names = new Map<number, ColumnName>();
  for (const [index, cell] of row.entries()) {
    const key = textKey(cell);
    const found = columns.find(
      ({ name, heading, also }) =>
        ![...names.values()].includes(name) &&
        (key in remembered ? remembered[key] === name : [heading, ...also].some((each) => textKey(each) === key)),
    );
    if (found) names.set(index, found.name);
  }
  return names;
}

interface Headings {
  /** Line of the headings; 0 where there are none. */
  readonly line: number;
  readonly names: ReadonlyMap<number, ColumnName>;
}

/** The line, among the first, whose cells are the most headings. */
function findHeadings(
  table: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
  remembered: Remembered,
): Headings {
  let best: Headings = { line: 0, names: new Map() };
  for (const [index, row] of table.slice(0, HEADING_WITHIN).entries()) {
    const names = columnsOf(row, columns, remembered);
    if (names.size > best.names.size) best = { line: index + 1, names };
  }
  return best;
}

/**
 * Headings with something below them that are not read, while a column of the template is not found: one of them may be it, under a
 * name that is not known.
 */
export function unreadHeadings(
  table: readonly (readonly string[])[],
  kind: ImportKind,
  remembered: Remembered,
): readonly string[] {
  const columns = IMPORT_COLUMNS[kind];
  const { line, names } = findHeadings(table, columns, remembered);
  if (names.size === columns.length) return [];
  const below = table.slice(line);
  return (table[line - 1] ?? [])
    .map((heading, index) => (names.has(index) ? '' : heading.toWellFormed().trim().slice(0, MAX_SHOWN)))
    .filter((heading, index) => heading !== '' && below.some((row) => (row[index] ?? '').trim() !== ''));
}

/** Lines that are shown of a file whose columns are asked for, and the longest text of a cell there. */
const HEAD_LINES = 12;
const MAX_SHOWN = 60;

/** The beginning of a file, and what is known of its columns. */
export function readHead(table: readonly (readonly string[])[], kind: ImportKind, remembered: Remembered): ImportHead {
  const columns = IMPORT_COLUMNS[kind];
  const found = findHeadings(table, columns, remembered);
  // Most files begin with their headings, known or not.
  const firstFilled = table.slice(0, HEAD_LINES).findIndex((row) => row.some((cell) => cell.trim() !== '')) + 1;
  return {
    lines: table.slice(0, HEAD_LINES).map((row) => row.map((cell) => cell.toWellFormed().trim().slice(0, MAX_SHOWN))),
    heading_line: found.line || firstFilled,
    columns: [...found.names].map(([index, column]) => ({ index, column })),
    known: columns.map(({ name, heading, isNeeded }) => ({ column: name, heading, is_needed: isNeeded })),
  };
}

/** What a school has now said of headings; a column without one cannot be known again. */
export function headingsToRemember(table: readonly (readonly string[])[], given: GivenColumns): Remembered {
  const row = table[given.headingLine - 1] ?? [];
  return Object.fromEntries(
    given.columns.flatMap(({ index, column }) => {
      const key = textKey(row[index] ?? '').slice(0, MAX_CELL);
      return key === '' ? [] : [[key, column]];
    }),
  );
}

/**
 * The rows of a file under its headings, in any order of columns; other columns are left out, and so are empty rows. `given` says what the
 * columns are where the headings do not.
 */
export function readRows(
  table: readonly (readonly string[])[],
  kind: ImportKind,
  remembered: Remembered = {},
  given?: GivenColumns,
): ImportedRow[] {
  const columns = IMPORT_COLUMNS[kind];
  const needed = columns.filter(({ isNeeded }) => isNeeded);
  const best: Headings =
    given === undefined
      ? findHeadings(table, columns, remembered)
      : { line: given.headingLine, names: new Map(given.columns.map(({ index, column }) => [index, column])) };
  const there = new Set(best.names.values());
  const missing = needed.filter(({ name }) => !there.has(name)).map(({ heading }) => `«${heading}»`);
  if (missing.length > 0) {
    throw unprocessable(
      'no-headings',
      `این ستون‌ها در سطر عنوان فایل پیدا نشد: ${missing.join('، ')}. خودتان بگویید کدام ستون چیست، یا از فایل نمونه استفاده کنید.`,
    );
  }
  const rows = table
    .map(
      (cells, index): ImportedRow => ({
        line: index + 1,
        cells: Object.fromEntries(
          [...best.names].map(([at, name]) => [name, (cells[at] ?? '').toWellFormed().trim().slice(0, MAX_CELL)]),
        ),
      }),
    )
    .slice(best.line)
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length === 0) throw unprocessable('no-rows', 'در این فایل زیر سطر عنوان ردیفی نیست.');
  if (rows.length > MAX_ROWS) {
    throw unprocessable('too-many-rows', 'این فایل بیش از ۲۰۰۰ ردیف دارد. آن را به چند فایل تقسیم کنید.');
  }
  return rows;
}
