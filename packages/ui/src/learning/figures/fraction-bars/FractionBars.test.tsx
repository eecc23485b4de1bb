import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FractionBars } from './FractionBars.tsx';

const parts = (bar: Element) => [...bar.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));

it('cuts every bar into its parts and fills as many as the data says, from the left', () => {
  render(
    <FractionBars
      description="دو نوار هم‌اندازه"
      bars={[
        { parts: 5, shaded: 2 },
        { parts: 3, shaded: 3 },
        { parts: 4, shaded: 0 },
      ]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'دو نوار هم‌اندازه' });
  expect(figure.getAttribute('dir')).toBe('ltr');
  const bars = [...(figure.firstElementChild?.children ?? [])];
  expect(bars.map(parts)).toEqual([
    ['shaded', 'shaded', 'empty', 'empty', 'empty'],
    ['shaded', 'shaded', 'shaded'],
    ['empty', 'empty', 'empty', 'empty'],
  ]);
});

it('colors bars that name no color differently, and keeps the color that is named', () => {
  const { container } = render(
    <FractionBars
      description="نوارها"
      bars={[
        { parts: 1, shaded: 1 },
        { parts: 1, shaded: 1 },
        { parts: 1, shaded: 1, tone: 'leaf' },
        { parts: 1, shaded: 1, tone: 'leaf' },
      ]}
    />,
  );
  const [first, second, third, fourth] = [...container.querySelectorAll('[data-part]')].map((part) => part.className);
  expect(first).not.toBe(second);
  expect(third).not.toBe(first);
  expect(third).toBe(fourth);
});

it('gives every row the room of a label when one of them has one, so that bars stay equally long', () => {
  const { container } = render(
    <FractionBars
      description="نوارها"
      bars={[
        { parts: 2, shaded: 1, label: { t: 'number', value: '7' } },
        { parts: 3, shaded: 1 },
      ]}
    />,
  );
  const rows = [...(container.querySelector('[role=img]')?.firstElementChild?.children ?? [])];
  expect(rows.map((row) => row.children.length)).toEqual([2, 2]);
  expect(container.querySelector('mn')?.textContent).toBe('۷');
});
