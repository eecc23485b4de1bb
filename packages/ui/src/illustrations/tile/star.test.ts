import { expect, it } from 'vitest';
import { starPath } from './star.ts';

it('starPath has eight tips that touch the edges of its tile, so that neighbours meet', () => {
  const points = starPath(76)
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);
  expect(points).toHaveLength(16);
  const fromCentre = points.map(([x, y]) => Math.hypot(x - 38, y - 38));
  fromCentre.forEach((distance, index) => {
    expect(distance).toBeCloseTo(index % 2 === 0 ? 38 : 29.09, 1);
  });
  expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(76, 2);
  expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(0, 2);
});
