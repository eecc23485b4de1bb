import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tally } from './Tally.tsx';

it('groups marks in fives, the fifth across the other four', () => {
  render(
    <Tally
      description="چوب‌خط"
      rows={[
        { label: 'آبی', count: 13 },
        { label: 'سبز', count: 5 },
        { label: 'زرد', count: 0 },
        { label: 'قرمز', count: null },
      ]}
    />,
  );
  const rows = [...screen.getByRole('img', { name: 'چوب‌خط' }).querySelectorAll('[data-part=row]')];
  const groups = rows.map((row) =>
    [...row.querySelectorAll('svg')].map((group) => group.querySelectorAll('path').length),
  );
  expect(groups).toEqual([[5, 5, 3], [5], [], []]);
  expect(rows[3]?.textContent).toBe('قرمز؟');
});
