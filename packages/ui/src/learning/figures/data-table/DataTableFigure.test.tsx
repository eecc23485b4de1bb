import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTableFigure } from './DataTableFigure.tsx';

it('is a table named by its description, with text in the reader’s digits and formulas read in Persian', () => {
  document.documentElement.dataset.digits = 'latn';
  render(
    <DataTableFigure
      description="مسافت هر روز"
      columns={['روز', 'کسر راه']}
      rows={[
        [
          { t: 'text', text: '۳ آذر' },
          { t: 'math', math: { t: 'number', value: '12.5' } },
        ],
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'مسافت هر روز' }).getAttribute('dir')).toBeNull();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['روز', 'کسر راه']);
  expect(screen.getByRole('cell', { name: '3 آذر' })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'دوازده و پنج دهم' })).toBeDefined();
  document.documentElement.removeAttribute('data-digits');
});
