import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlaceTable } from './PlaceTable.tsx';

it('is a table with thousands on the left and ones on the right', () => {
  render(
    <PlaceTable
      description="جدول ارزش مکانی"
      columns={['هزارگان', 'صدگان', 'دهگان', 'یکان']}
      rows={[
        ['3', '4', '?', '8'],
        ['', '2', '0', '5'],
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'جدول ارزش مکانی' });
  expect(table.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['هزارگان', 'صدگان', 'دهگان', 'یکان']);
  const cells = within(table).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['۳', '۴', 'جای خالی', '۸', '', '۲', '۰', '۵']);
});

it('fills a row that is too short with empty cells', () => {
  render(<PlaceTable description="جدول" columns={['دهگان', 'یکان']} rows={[['7']]} />);
  expect(screen.getAllByRole('cell')).toHaveLength(2);
});
