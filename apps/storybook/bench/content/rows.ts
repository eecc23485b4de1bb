import { useMemo, useState } from 'react';

/** One child in a table or a list; every value is ready to be read. */
export interface Pupil {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly done: string;
  readonly right: string;
}

const FIRST = ['آوا', 'پارسا', 'تارا', 'رادین', 'ستایش', 'مانی', 'نیکا', 'سام', 'هستی', 'آرتین'];
const LAST = ['احمدی', 'کریمی', 'حسینی', 'موسوی', 'رحیمی', 'صادقی', 'نوری', 'قاسمی', 'اکبری', 'مرادی', 'یزدانی'];
const STATES = ['تمام', 'در حال کار', 'شروع نشده'];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const persian = (number: number) =>
  String(number)
    .padStart(2, '0')
    .replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));

export function pupils(count: number): readonly Pupil[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: `${pick(FIRST, id)} ${pick(LAST, id * 7)}`,
    state: pick(STATES, id * 5),
    done: persian((id * 13) % 26),
    right: persian((id * 11) % 23),
  }));
}

export type ColumnId = 'name' | 'state' | 'done' | 'right';

export const COLUMNS: readonly { id: ColumnId; header: string; isNumeric: boolean; isSortable: boolean }[] = [
  { id: 'name', header: 'نام', isNumeric: false, isSortable: true },
  { id: 'state', header: 'وضعیت', isNumeric: false, isSortable: false },
  { id: 'done', header: 'پاسخ‌ها', isNumeric: true, isSortable: true },
  { id: 'right', header: 'درست', isNumeric: true, isSortable: false },
];

export const CAPTION = 'دانش‌آموزان پنجم ب در این تکلیف';

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Rows in the order a person asks for by the heads of the columns. */
export function useSorted(rows: readonly Pupil[]) {
  const [sort, setSort] = useState<Sort>({ column: 'done', direction: 'descending' });
  const sorted = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const column: ColumnId = sort.column === 'name' ? 'name' : 'done';
    return [...rows].sort((a, b) => (a[column] < b[column] ? -sign : a[column] > b[column] ? sign : 0));
  }, [rows, sort]);
  /** A head was pressed: ascending first, then the other way round. */
  const press = (column: string) =>
    setSort({
      column,
      direction: sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
    });
  return { sort, setSort, sorted, press };
}
