import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pictogram } from './Pictogram.tsx';

it('draws whole and half pictures row by row, and says what one is worth', () => {
  render(
    <Pictogram
      description="نمودار تصویری"
      shape="apple"
      each={10}
      unit="نفر"
      rows={[
        { label: 'شنبه', halves: 7 },
        { label: 'یکشنبه', halves: 4 },
        { label: 'دوشنبه', halves: null },
      ]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'نمودار تصویری' });
  const rows = [...figure.querySelectorAll('[data-part=row]')];
  const count = (part: string) => rows.map((row) => row.querySelectorAll(`[data-part=${part}]`).length);
  expect(count('whole')).toEqual([3, 2, 0]);
  expect(count('half')).toEqual([1, 0, 0]);
  expect(figure.textContent).toBe('شنبهیکشنبهدوشنبه؟یعنی ۱۰ نفر');
});
