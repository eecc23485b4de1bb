import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { type TableFilter, TableFilterBar, useTableFilter } from './index.ts';

interface Student {
  name: string;
  state: string;
}

const students: readonly Student[] = [
  { name: 'یاسمن کریمی', state: 'done' },
  { name: 'پارسا رضایی', state: 'working' },
  { name: 'یاس ۱۲', state: 'working' },
];
const filters: readonly TableFilter<Student>[] = [
  { id: 'name', label: 'نام', text: ({ name }) => name },
  {
    id: 'state',
    label: 'وضعیت',
    options: [
      { value: 'done', label: 'تمام' },
      { value: 'working', label: 'در حال کار' },
    ],
    valueOf: ({ state }) => state,
  },
];

function Filtered() {
  const { rows, bar } = useTableFilter(students, filters);
  return (
    <>
      <TableFilterBar {...bar} />
      <ul>
        {rows.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it('finds words in any spelling and any digits, and says how many rows are left', async () => {
  const { user, container } = renderPersian(<Filtered />);
  await user.type(screen.getByRole('searchbox', { name: 'نام' }), 'كريمي');
  expect(shown()).toEqual(['یاسمن کریمی']);
  expect(screen.getByRole('status').textContent).toBe('۱ از ۳');
  await user.clear(screen.getByRole('searchbox', { name: 'نام' }));
  await user.type(screen.getByRole('searchbox', { name: 'نام' }), '12');
  expect(shown()).toEqual(['یاس ۱۲']);
  expect(await axeFindings(container)).toEqual([]);
});

it('keeps the rows with any of the chosen values, by keyboard alone, and lets all filters go at once', async () => {
  const { user } = renderPersian(<Filtered />);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('dialog', { name: 'وضعیت' }));
  await user.click(menu.getByRole('checkbox', { name: 'در حال کار' }));
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['پارسا رضایی', 'یاس ۱۲']);
  const trigger = screen.getByRole('button', { name: 'وضعیت ۱ گزینه' });
  expect(document.activeElement).toBe(trigger);
  await user.click(screen.getByRole('button', { name: 'پاک کردن پالایه‌ها' }));
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('');
});
