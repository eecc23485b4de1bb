import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './types.ts';

interface Pupil {
  id: number;
  name: string;
  minutes: number;
  learned: number;
  flags: number;
}

const pupils: Pupil[] = [
  { id: 1, name: 'ترانه نادری', minutes: 2, learned: 1, flags: 2 },
  { id: 2, name: 'آراد مرادی', minutes: 0, learned: 3, flags: 0 },
];

const props: TableProps<Pupil> = {
  caption: 'دانش‌آموزان پنجم الف',
  columns: [
    { id: 'name', header: 'نام', cell: ({ name }) => name, sortValue: ({ name }) => name },
    {
      id: 'minutes',
      header: 'دقیقهٔ این هفته',
      cell: ({ minutes }) => String(minutes),
      sortValue: ({ minutes }) => minutes,
      narrow: 'detail',
      narrowCell: ({ minutes }) => minutes > 0 && `${minutes} دقیقه`,
    },
    { id: 'state', header: 'وضعیت', cell: () => 'کنار گذاشته' },
    { id: 'learned', header: 'مهارت یادگرفته', cell: ({ learned }) => String(learned), isNumeric: true, narrow: 'end' },
    {
      id: 'help',
      header: 'کمک',
      cell: ({ flags }) => String(flags),
      narrow: 'end',
      narrowCell: ({ flags }) => flags > 0 && `${flags} پرچم`,
    },
  ],
  rows: pupils,
  rowKey: ({ id }) => id,
};

let width = 0;
beforeEach(() => {
  width = 358;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, 100));
});
afterEach(() => vi.restoreAllMocks());

const rows = () => screen.getAllByRole('row').slice(1);
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('is rows of two lines where it is narrow: what columns say, in their places, under heads that are heard', async () => {
  const { container } = renderPersian(<Table {...props} rowHref={({ id }) => `/student/${id}`} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'نام',
    'دقیقهٔ این هفته',
    'کمک',
    'مهارت یادگرفته',
  ]);
  expect(screen.getByRole('rowheader', { name: 'ترانه نادری' })).toBeTruthy();
  // The number is last, at the edge; the column without a place is left out, and so is a value of nothing.
  expect(cellsOf(rows()[0])).toEqual(['2 دقیقه', '2 پرچم', '1']);
  expect(cellsOf(rows()[1])).toEqual(['', '', '3']);
  expect(screen.queryByText('کنار گذاشته')).toBeNull();
  expect(screen.getByRole('link', { name: 'آراد مرادی' }).getAttribute('href')).toBe('/student/2');
  expect(await axeFindings(container)).toEqual([]);
});

it('keeps in its two lines Latin sentences and numbers to call in their order', () => {
  const [first, second = first] = props.columns;
  const columns = [
    { ...first, id: 'name', header: 'نام', cell: () => 'Hello!' },
    { ...second, id: 'minutes', header: 'تلفن', cell: () => '+98 21 8888', narrowCell: () => '+98 21 8888' },
  ] as TableProps<Pupil>['columns'];
  renderPersian(<Table {...props} columns={columns} rows={pupils.slice(0, 1)} />);
  for (const text of ['Hello!', '+98 21 8888']) expect(screen.getByText(text).getAttribute('dir')).toBe('ltr');
});

it('has all its columns where there is room for them, and where no column has a place', () => {
  width = 900;
  const { unmount } = renderPersian(<Table {...props} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  unmount();
  width = 358;
  renderPersian(<Table {...props} columns={props.columns.map(({ narrow: _, ...column }) => column)} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
});

it('needs more room where text is larger', () => {
  width = 900;
  document.documentElement.style.fontSize = '32px';
  renderPersian(<Table {...props} />);
  document.documentElement.style.fontSize = '';
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
});

it('is ordered by any column that can be, also by one that it does not show, and turned', async () => {
  const asked = vi.fn();
  const { user } = renderPersian(
    <Table {...props} defaultSort={{ column: 'name', direction: 'ascending' }} onSortChange={asked} />,
  );
  const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(names()).toEqual(['آراد مرادی', 'ترانه نادری']);
  await user.click(screen.getByRole('button', { name: 'ترتیب از کم به زیاد است؛ وارونه کردن' }));
  expect(names()).toEqual(['ترانه نادری', 'آراد مرادی']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'مرتب‌سازی' }), 'دقیقهٔ این هفته');
  expect(asked).toHaveBeenLastCalledWith({ column: 'minutes', direction: 'descending' });
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['آراد مرادی', 'ترانه نادری']);
});

it('keeps the box, the menu and what is before the name of each row', async () => {
  const chosen = vi.fn();
  const { user } = renderPersian(
    <Table
      {...props}
      narrowStart={({ name }) => <i>{name[0]}</i>}
      selection={{ selected: new Set(), onChange: chosen, rowName: ({ name }) => name }}
      rowActions={({ name }) => (
        <button type="button" aria-label={`کارهای ${name}`}>
          ⋮
        </button>
      )}
    />,
  );
  const row = within(rows()[1] as HTMLElement);
  await user.click(row.getByRole('checkbox', { name: 'انتخاب آراد مرادی' }));
  expect(chosen).toHaveBeenCalledWith(new Set([2]));
  expect(row.getByRole('button', { name: 'کارهای آراد مرادی' })).toBeTruthy();
  // Decoration: a screen reader has the name itself.
  expect(row.getByText('آ').closest('[aria-hidden=true]')).not.toBeNull();
});

it('has placeholders in the same form while rows are on their way', () => {
  renderPersian(<Table {...props} rows={[]} isLoading loadingRows={3} />);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
});

it('says the head of a plain number before it, and has its title over the band that acts on the rows', () => {
  const columns = props.columns.map((column) =>
    column.id === 'learned' ? { ...column, narrow: 'detail' as const } : column,
  );
  const { container } = renderPersian(<Table {...props} columns={columns} />);
  expect(cellsOf(rows()[0])).toContain('2 دقیقه، مهارت یادگرفته:\u00a01');
  const text = container.textContent ?? '';
  expect(text.indexOf('دانش‌آموزان پنجم الف')).toBeLessThan(text.indexOf('مرتب‌سازی'));
});

it('has its badges in one cell, under heads that are heard together', () => {
  const columns = props.columns.map((column) =>
    column.id === 'state' ? { ...column, narrow: 'end' as const } : column,
  );
  renderPersian(<Table {...props} columns={columns} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toContain('وضعیت، کمک');
  expect(cellsOf(rows()[0])).toEqual(['2 دقیقه', 'کنار گذاشته، 2 پرچم', '1']);
  expect(cellsOf(rows()[1])).toEqual(['', 'کنار گذاشته', '3']);
});
