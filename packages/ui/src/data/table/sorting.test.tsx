import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './types.ts';
import { orderRows } from './use-row-order.ts';

interface Pupil {
  name: string;
  done: number | null;
}

const pupils: Pupil[] = [
  { name: 'گیتی', done: 14 },
  { name: 'پارسا', done: null },
  { name: 'آوا', done: 25 },
  { name: 'ژاله', done: 9 },
];

const base: TableProps<Pupil> = {
  caption: 'دانش‌آموزان پنجم ب',
  columns: [
    { id: 'name', header: 'نام', cell: ({ name }) => name, sortValue: ({ name }) => name },
    { id: 'done', header: 'پاسخ‌ها', cell: ({ done }) => done, sortValue: ({ done }) => done },
    { id: 'note', header: 'یادداشت', cell: () => '' },
  ],
  rows: pupils,
  rowKey: ({ name }) => name,
};

const head = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => within(head(name)).getByRole('button');
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.lastChild?.textContent);

describe('sorting of a Table', () => {
  it('orders its own rows: Persian letters as in a dictionary, numbers by size, nothing last both ways', async () => {
    const { user } = renderPersian(<Table {...base} />);
    expect(names()).toEqual(['گیتی', 'پارسا', 'آوا', 'ژاله']);
    await user.click(press('نام'));
    expect(names()).toEqual(['آوا', 'پارسا', 'ژاله', 'گیتی']);
    await user.click(press('پاسخ‌ها'));
    expect(names()).toEqual(['ژاله', 'گیتی', 'آوا', 'پارسا']);
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['آوا', 'گیتی', 'ژاله', 'پارسا']);
  });

  it('says by aria-sort which column is in force, and of the others that they could be', async () => {
    const { user } = renderPersian(<Table {...base} defaultSort={{ column: 'done', direction: 'descending' }} />);
    expect(names()[0]).toBe('آوا');
    expect(head('پاسخ‌ها').getAttribute('aria-sort')).toBe('descending');
    expect(head('نام').getAttribute('aria-sort')).toBe('none');
    expect(head('یادداشت').hasAttribute('aria-sort')).toBe(false);
    await user.click(press('نام'));
    expect(head('پاسخ‌ها').getAttribute('aria-sort')).toBe('none');
    expect(head('نام').getAttribute('aria-sort')).toBe('ascending');
  });

  it('leaves order to the caller who keeps the sort, and asks: ascending first, then the other way round', async () => {
    const onSortChange = vi.fn();
    const { user, rerender } = renderPersian(<Table {...base} sort={null} onSortChange={onSortChange} />);
    await user.click(press('پاسخ‌ها'));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'done', direction: 'ascending' });
    expect(head('پاسخ‌ها').getAttribute('aria-sort')).toBe('none');
    rerender(<Table {...base} sort={{ column: 'done', direction: 'ascending' }} onSortChange={onSortChange} />);
    expect(head('پاسخ‌ها').getAttribute('aria-sort')).toBe('ascending');
    expect(names()).toEqual(['گیتی', 'پارسا', 'آوا', 'ژاله']);
    await user.keyboard('{Enter}');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'done', direction: 'descending' });
  });

  it('keeps the places of equals', () => {
    const rows = [
      { id: 1, grade: 5 },
      { id: 2, grade: 4 },
      { id: 3, grade: 5 },
    ];
    expect(orderRows(rows, ({ grade }) => grade, 'descending').map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('reads numbers within words as numbers, whichever digits they are written in', () => {
    const rows = ['فصل ۱۰', 'فصل 2', 'فصل ۱'];
    expect(orderRows(rows, (row) => row, 'ascending')).toEqual(['فصل ۱', 'فصل 2', 'فصل ۱۰']);
  });
});
