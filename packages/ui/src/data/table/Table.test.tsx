import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { pinned } from './pinned.css.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './types.ts';

interface Pupil {
  id: number;
  name: string;
  done: string;
}

const pupils: Pupil[] = [
  { id: 1, name: 'آوا احمدی', done: '۲۵' },
  { id: 2, name: 'پارسا کریمی', done: '۱۴' },
];

const base: TableProps<Pupil> = {
  caption: 'دانش‌آموزان پنجم ب',
  columns: [
    { id: 'name', header: 'نام', cell: ({ name }) => name, isSortable: true },
    { id: 'done', header: 'پاسخ‌ها', cell: ({ done }) => done, isNumeric: true, isSortable: true },
  ],
  rows: pupils,
  rowKey: ({ id }) => id,
};

describe('Table', () => {
  it('is a table with a caption, column headers and row headers', async () => {
    const { container } = renderPersian(<Table {...base} />);
    const table = within(screen.getByRole('table', { name: 'دانش‌آموزان پنجم ب' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['نام', 'پاسخ‌ها']);
    expect(table.getByRole('rowheader', { name: 'آوا احمدی' }).getAttribute('scope')).toBe('row');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('keeps Latin sentences and numbers to call in their order, and Persian words as they are', () => {
    renderPersian(<Table {...base} rows={[{ id: 3, name: 'Hello!', done: '0912 345 6789' }, ...pupils]} />);
    expect(screen.getByText('Hello!').getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('0912 345 6789').getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('آوا احمدی').tagName).toBe('TH');
  });

  it('carries in each cell its column\u2019s header for the narrow form, seen and not heard twice', () => {
    renderPersian(<Table {...base} />);
    const cell = screen.getAllByRole('cell')[0];
    expect(cell?.dataset.label).toBe('پاسخ‌ها');
    expect(cell?.textContent).toBe('۲۵');
    // Roles are spelled out: the narrow form changes `display`, and a browser would drop them.
    for (const part of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
      for (const element of screen.getAllByRole(part)) expect(element.getAttribute('role')).toBe(part);
    }
  });

  it('leads from the row header, and from a click anywhere in the row but on its buttons', async () => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    const acted = vi.fn();
    const { user } = renderPersian(
      <Table
        {...base}
        rowHref={({ id }) => `/student/${id}`}
        rowActions={({ name }) => (
          <button type="button" aria-label={`ویرایش ${name}`} onClick={acted}>
            ویرایش
          </button>
        )}
      />,
    );
    const link = screen.getByRole('link', { name: 'پارسا کریمی' });
    expect(link.getAttribute('href')).toBe('/student/2');
    link.addEventListener('click', followed);
    await user.click(screen.getByText('۱۴'));
    expect(followed).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'ویرایش پارسا کریمی' }));
    expect(acted).toHaveBeenCalledOnce();
    expect(followed).toHaveBeenCalledOnce();
  });

  it('is busy while rows are on their way, says so, and keeps its columns', () => {
    renderPersian(<Table {...base} rows={[]} isLoading loadingRows={4} empty="خالی" />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('در حال آوردن فهرست…');
    expect(screen.getAllByRole('row')).toHaveLength(5);
    expect(screen.queryByText('خالی')).toBeNull();
  });

  it('shows its empty face without rows', () => {
    renderPersian(<Table {...base} rows={[]} empty="هنوز کسی نیست." />);
    expect(screen.getByText('هنوز کسی نیست.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('دانش‌آموزان پنجم ب')).toBeTruthy();
  });

  it('keeps the rows in sight while the next page is on its way, and says that it is', () => {
    const { rerender } = renderPersian(<Table {...base} footer="صفحه‌ها" isPending />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('در حال آوردن فهرست…');
    expect(screen.getByRole('rowheader', { name: 'آوا احمدی' })).toBeTruthy();
    rerender(<Table {...base} footer="صفحه‌ها" />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows what failed in place of the rows, and leaves the way to the other pages', () => {
    renderPersian(<Table {...base} failure={<button type="button">دوباره</button>} footer="صفحه‌ها" />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'دوباره' })).toBeTruthy();
    expect(screen.getByText('صفحه‌ها')).toBeTruthy();
  });

  it('shows its rows, or that there are none, while nothing failed', () => {
    const { rerender } = renderPersian(<Table {...base} failure={false} />);
    expect(screen.getAllByRole('row')).toHaveLength(base.rows.length + 1);
    rerender(<Table {...base} rows={[]} failure={false} empty="کسی نیست." />);
    expect(screen.getByText('کسی نیست.')).toBeTruthy();
    rerender(<Table {...base} rows={[]} failure={false} empty={false} />);
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('scrolls by keyboard under a sticky head', () => {
    renderPersian(<Table {...base} isHeadSticky />);
    expect(screen.getByRole('region', { name: 'دانش‌آموزان پنجم ب' }).tabIndex).toBe(0);
  });

  it('keeps its columns and pins the names where more than four numbers of a row are compared', () => {
    const weeks = (count: number) => [
      ...base.columns.slice(0, 1),
      ...Array.from({ length: count }, (_, week) => ({
        id: `week-${week}`,
        header: `هفتهٔ ${week}`,
        cell: ({ done }: Pupil) => done,
        isNumeric: true,
      })),
    ];
    const { container, rerender } = renderPersian(<Table {...base} columns={weeks(4)} />);
    const isPinned = () => container.querySelector('table')?.closest(`.${pinned}`) !== null;
    expect(isPinned()).toBe(false);
    rerender(<Table {...base} columns={weeks(5)} />);
    expect(isPinned()).toBe(true);
  });
});
