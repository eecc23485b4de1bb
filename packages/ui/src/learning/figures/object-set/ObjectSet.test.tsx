import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ObjectSet } from './ObjectSet.tsx';
import { setColumns } from './set-shapes.ts';

describe('ObjectSet', () => {
  it('draws all objects and fills the first ones', () => {
    render(<ObjectSet description="دوازده سیب، برخی قرمز" shape="apple" total={12} marked={5} tone="rose" />);
    const objects = [...screen.getByRole('img', { name: 'دوازده سیب، برخی قرمز' }).querySelectorAll('[data-part]')];
    expect(objects.map((object) => object.getAttribute('data-part'))).toEqual([
      ...Array(5).fill('shaded'),
      ...Array(7).fill('empty'),
    ]);
  });

  it.each(['circle', 'square', 'star', 'apple'] as const)('has a drawing of its own for %s', (shape) => {
    const { container } = render(<ObjectSet description="شکل‌ها" shape={shape} total={1} marked={1} />);
    expect(container.querySelectorAll('path')).toHaveLength(shape === 'apple' ? 2 : 1);
  });

  it.each([
    [1, 1],
    [6, 6],
    [7, 7],
    [10, 5],
    [12, 6],
    [13, 7],
    [16, 8],
    [17, 8],
    [24, 8],
  ])('puts %d objects in rows of %d', (total, columns) => {
    expect(setColumns(total)).toBe(columns);
  });
});
