import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cubes } from './Cubes.tsx';
import { cubeStack } from './cube-faces.ts';

it('draws one cube for each, what is nearer after what is further away', () => {
  render(
    <Cubes
      description="مکعب‌ها"
      heights={[
        [2, 1],
        [1, 0],
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'مکعب‌ها' }).querySelectorAll('[data-part=cube]')).toHaveLength(4);
  const { cubes } = cubeStack([
    [2, 1],
    [1, 0],
  ]);
  expect(cubes.map(({ key }) => key)).toEqual(['0 0 0', '0 0 1', '1 0 0', '0 1 0']);
});

it('joins the faces of neighbours edge to edge', () => {
  const [below, above] = cubeStack([[2]]).cubes;
  const corners = (points = '') => points.split(' ');
  // The top of the lower cube is the foot of the upper one.
  expect(corners(above?.front).slice(2)).toEqual(corners(below?.front).slice(0, 2).toReversed());
});
