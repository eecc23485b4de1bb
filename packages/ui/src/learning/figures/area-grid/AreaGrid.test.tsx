import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AreaGrid } from './AreaGrid.tsx';

function counts(container: Element) {
  const count = (part: string) => container.querySelectorAll(`[data-part=${part}]`).length;
  return { both: count('both'), row: count('row'), column: count('column'), empty: count('empty') };
}

it('fills rows from the top and columns from the left, and says where they cross', () => {
  const { container } = render(<AreaGrid description="مستطیل" rows={3} columns={5} shadedRows={2} shadedColumns={4} />);
  expect(screen.getByRole('img', { name: 'مستطیل' })).toBeDefined();
  expect(counts(container)).toEqual({ both: 8, row: 2, column: 4, empty: 1 });
  const cells = [...container.querySelectorAll('[data-part]')];
  expect(cells[0]?.getAttribute('data-part')).toBe('both');
  expect(cells[4]?.getAttribute('data-part')).toBe('row');
  expect(cells[10]?.getAttribute('data-part')).toBe('column');
  expect(cells[14]?.getAttribute('data-part')).toBe('empty');
});

it('simply fills the cells when only rows or only columns are asked for', () => {
  const { container } = render(<AreaGrid description="مستطیل" rows={4} columns={6} shadedRows={3} shadedColumns={0} />);
  expect(counts(container)).toEqual({ both: 18, row: 0, column: 0, empty: 6 });
});
