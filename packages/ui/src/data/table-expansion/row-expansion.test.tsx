import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Table } from '../table/index.ts';
import { useRowExpansion } from './index.ts';

interface Homework {
  id: number;
  title: string;
  note: string | null;
}

const rows: readonly Homework[] = [
  { id: 1, title: 'کسرها', note: 'دو دانش‌آموز هنوز شروع نکرده‌اند.' },
  { id: 2, title: 'الگوها', note: null },
];

function Homeworks() {
  const expansion = useRowExpansion<Homework>({
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    details: ({ note }) => note,
  });
  return (
    <Table
      caption="تکلیف‌ها"
      columns={[{ id: 'title', header: 'تکلیف', cell: ({ title }) => title }]}
      rows={rows}
      rowKey={({ id }) => id}
      expansion={expansion}
      rowActions={() => null}
    />
  );
}

it('opens the details of a row under it, by keyboard, and closes them again', async () => {
  const { user, container } = renderPersian(<Homeworks />);
  const button = screen.getByRole('button', { name: 'جزئیات کسرها' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  const details = screen.getByText('دو دانش‌آموز هنوز شروع نکرده‌اند.');
  const row = details.closest('tr');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(row?.id).toBe(button.getAttribute('aria-controls'));
  expect(row?.previousElementSibling?.contains(button)).toBe(true);
  // As wide as the table: the column of buttons, the title, the actions.
  expect(details.closest('td')?.colSpan).toBe(screen.getAllByRole('columnheader').length);
  expect(await axeFindings(container)).toEqual([]);
  await user.keyboard(' ');
  expect(screen.queryByText('دو دانش‌آموز هنوز شروع نکرده‌اند.')).toBeNull();
});

it('has no button for a row without details, and its cells stay under their heads', () => {
  renderPersian(<Homeworks />);
  expect(screen.queryByRole('button', { name: 'جزئیات الگوها' })).toBeNull();
  const counts = screen.getAllByRole('row').map((row) => row.children.length);
  expect(new Set(counts).size).toBe(1);
});
