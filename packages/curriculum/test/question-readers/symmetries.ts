import type { DrawingShape } from '../../src/model/index.ts';
import { spot } from './drawn-angles.ts';

type Spot = readonly [number, number];

/** Corners of every filled shape, in the order they are drawn. */
export function outlines(shapes: readonly DrawingShape[]): readonly (readonly Spot[])[] {
  return shapes.flatMap((shape) => (shape.t === 'polygon' ? [shape.points.map(spot)] : []));
}

function middleOf(corners: readonly Spot[]): Spot {
  const sum = corners.reduce<Spot>(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

/** Whether a map of the plane carries the sides of a figure onto its sides; a little over a point of slack. */
function keeps(corners: readonly Spot[], map: (spot: Spot) => Spot): boolean {
  const near = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1.6;
  const side = (index: number): readonly [Spot, Spot] => [
    corners[index] ?? [0, 0],
    corners[(index + 1) % corners.length] ?? [0, 0],
  ];
  return corners.every((_, index) => {
    const [from, to] = side(index).map(map) as [Spot, Spot];
    return corners.some((__, next) => {
      const [a, b] = side(next);
      return (near(from, a) && near(to, b)) || (near(from, b) && near(to, a));
    });
  });
}

/** How many lines through the middle, by every half degree, leave a figure as it was. */
export function axesOf(corners: readonly Spot[]): number {
  const [mx, my] = middleOf(corners);
  const isAxis = (halfDegrees: number) => {
    const angle = (halfDegrees * Math.PI) / 360;
    const [c, s] = [Math.cos(2 * angle), Math.sin(2 * angle)];
    return keeps(corners, ([x, y]) => [mx + c * (x - mx) + s * (y - my), my + s * (x - mx) - c * (y - my)]);
  };
  const found = Array.from({ length: 360 }, (_, half) => half).filter(isAxis);
  // Neighbouring directions that both pass are one line.
  return found.filter((half) => !found.includes((half + 359) % 360)).length;
}

/** How many times in a full turn a figure fits itself. */
export function turnsOf(corners: readonly Spot[]): number {
  const [mx, my] = middleOf(corners);
  for (let parts = 12; parts > 1; parts -= 1) {
    const angle = (2 * Math.PI) / parts;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    if (keeps(corners, ([x, y]) => [mx + c * (x - mx) - s * (y - my), my + s * (x - mx) + c * (y - my)])) return parts;
  }
  return 1;
}
