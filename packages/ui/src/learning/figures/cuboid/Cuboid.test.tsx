import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { number } from '../../testing/nodes.ts';
import { Cuboid } from './Cuboid.tsx';
import { cuboidShapes } from './cuboid-shapes.ts';

it('draws three faces, three hidden edges, and writes the measured edges', () => {
  render(
    <Cuboid
      description="جعبه"
      width={6}
      height={3}
      depth={4}
      labels={{ width: number('6'), height: number('3'), depth: number('4') }}
    />,
  );
  const figure = screen.getByRole('img', { name: 'جعبه' });
  expect(figure.querySelectorAll('[data-shape=polygon]')).toHaveLength(3);
  expect(figure.querySelectorAll('[data-shape=line]')).toHaveLength(3);
  for (const digit of ['۶', '۳', '۴']) expect(figure.textContent).toContain(digit);
});

it('keeps the proportions of the front', () => {
  const [front] = cuboidShapes({ width: 10, height: 5, depth: 4 }).shapes.filter((shape) => shape.t === 'polygon');
  expect(front?.points).toEqual([
    [0, 0],
    [200, 0],
    [200, 100],
    [0, 100],
  ]);
});
