import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('is reached by keyboard where it scrolls in itself', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  // Nothing has a size here: what is watched is measured at once, as a browser does.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      disconnect = () => undefined;
      constructor(notify: () => void) {
        this.observe = notify;
      }
    },
  );
  render(<PlaceTable description="جدول" columns={['دهگان', 'یکان']} rows={[['7', '1']]} />);
  expect(screen.getByRole('region', { name: 'جدول' }).tabIndex).toBe(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
