import { unprocessable } from '../../platform/app-error.ts';
import type { ImportedRow, ImportKind } from '../../platform/db/schema/index.ts';
import { textKey } from './person-text.ts';

export type ColumnName = 'firstName' | 'lastName' | 'classTitle' | 'grade' | 'gender' | 'registrationCode' | 'phone';

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
  also: ['موبایل', 'شماره موبایل', 'تلفن', 'شماره تلفن', 'همراه', 'شماره همراه', 'تلفن همراه ولی'],
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
  also: ['شماره', 'شماره دانش‌آموزی', 'کد دانش‌آموزی', 'شماره دفتر'],
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

function columnsOf(row: readonly string[], columns: readonly ImportColumn[]): Map<number, ColumnName> {
  const names = new Map<number, ColumnName>();
  for (const [index, cell] of row.entries()) {
    const key = textKey(cell);
    const found = columns.find(
      ({ name, heading, also }) =>
        ![...names.values()].includes(name) && [heading, ...also].some((each) => textKey(each) === key),
    );
    if (found) names.set(index, found.name);
  }
  return names;
}

/** The rows of a file under its headings, in any order of columns; other columns are left out, and so are empty rows. */
export function readRows(table: readonly (readonly string[])[], kind: ImportKind): ImportedRow[] {
  const columns = IMPORT_COLUMNS[kind];
  const needed = columns.filter(({ isNeeded }) => isNeeded);
  let best: { line: number; names: Map<number, ColumnName> } = { line: 0, names: new Map() };
  for (const [index, row] of table.slice(0, HEADING_WITHIN).entries()) {
    const names = columnsOf(row, columns);
    if (names.size > best.names.size) best = { line: index + 1, names };
  }
  const there = new Set(best.names.values());
  const missing = needed.filter(({ name }) => !there.has(name)).map(({ heading }) => `«${heading}»`);
  if (missing.length > 0) {
    throw unprocessable(
      'no-headings',
      `این ستون‌ها در سطر عنوان فایل پیدا نشد: ${missing.join('، ')}. از فایل نمونه استفاده کنید.`,
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
