import type { DrawingPlace, DrawingPoint, DrawingShape, MathNode } from '../../model/index.ts';
import type { Rng } from '../../random/rng.ts';

/** Letters of corners, in the order of the alphabet. */
export const cornerLetters = ['الف', 'ب', 'پ', 'ت', 'ث', 'ج', 'چ', 'ح'] as const;

const RADIANS = Math.PI / 180;

/** A place reached from another, rounded to the nearest whole point of the paper. */
function reached([x, y]: readonly [number, number], degrees: number, length: number): readonly [number, number] {
  return [x + length * Math.cos(degrees * RADIANS), y + length * Math.sin(degrees * RADIANS)];
}

/** Moved so that the figure begins at the margin, turned into whole points; with the size of the paper. */
function onPaper(corners: readonly (readonly [number, number])[], margin: number) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  return {
    corners: corners.map(([x, y]): DrawingPoint => [Math.round(x - left + margin), Math.round(y - low + margin)]),
    width: Math.ceil(Math.max(...xs) - left) + 2 * margin,
    height: Math.ceil(Math.max(...ys) - low) + 2 * margin,
  };
}

/** A figure's corners against the clock, on a paper of its own size. */
export interface DrawnPolygon {
  readonly corners: readonly DrawingPoint[];
  readonly width: number;
  readonly height: number;
}

/** A triangle with these angles at its first two corners, lying on its first side, turned by `turn` degrees. */
export function triangleOf(first: number, second: number, turn = 0): DrawnPolygon {
  const third = 180 - first - second;
  const side = (3000 * Math.sin(second * RADIANS)) / Math.sin(third * RADIANS);
  const largest = Math.max(3000, side, (3000 * Math.sin(first * RADIANS)) / Math.sin(third * RADIANS));
  const scale = 3000 / largest;
  return onPaper([[0, 0], reached([0, 0], turn, 3000 * scale), reached([0, 0], turn + first, side * scale)], 100);
}

/**
 * A quadrilateral with these angles (their sum 360) whose sides run 100 and `left` per cent of the first one; null when it
 * would be crossed or too narrow to look at.
 */
export function quadrilateralOf(angles: readonly [number, number, number, number], left: number): DrawnPolygon | null {
  const [a, b, , d] = angles;
  const first: readonly [number, number] = [0, 0];
  const second: readonly [number, number] = [2000, 0];
  const fourth = reached(first, a, 20 * left);
  // Where the ray from the second corner meets the one from the fourth.
  const [ux, uy] = reached([0, 0], 180 - b, 1);
  const [vx, vy] = reached([0, 0], a + 180 + d, 1);
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 0.05) return null;
  const [dx, dy] = [fourth[0] - second[0], fourth[1] - second[1]];
  const along = (dx * vy - dy * vx) / cross;
  const other = (dx * uy - dy * ux) / cross;
  if (along < 800 || along > 3500 || other < 800 || other > 3500) return null;
  return onPaper([first, second, reached(second, 180 - b, along), fourth], 100);
}

/** A polygon with its corners on a circle, at these degrees against the clock. */
export function inscribed(degrees: readonly number[]): DrawnPolygon {
  return onPaper(
    degrees.map((each) => reached([0, 0], each, 1000)),
    40,
  );
}

/** Degrees of the corners of a regular polygon, the first at `turn`. */
export function regularDegrees(corners: number, turn: number): readonly number[] {
  return Array.from({ length: corners }, (_, index) => turn + (360 * index) / corners);
}

/** Degrees of corners on a circle, none too near to the next, so that every polygon looks different. */
export function irregularDegrees(rng: Rng, sides: number): readonly number[] {
  const cut = Math.floor(360 / sides);
  const start = rng.int(0, cut);
  const wobble = Math.floor(cut / 4);
  return Array.from({ length: sides }, (_, index) => start + index * cut + rng.int(-wobble, wobble));
}

/** The marks of the angles inside a polygon: a label, a small square, or nothing, one a corner. */
export function cornerMarks(
  corners: readonly DrawingPlace[],
  marks: readonly (MathNode | 'square' | null)[],
): readonly DrawingShape[] {
  return marks.flatMap((mark, index): readonly DrawingShape[] => {
    const [vertex, next, before] = [
      corners[index],
      corners[(index + 1) % corners.length],
      corners[(index + corners.length - 1) % corners.length],
    ];
    if (mark === null || vertex === undefined || next === undefined || before === undefined) return [];
    return [
      mark === 'square'
        ? { t: 'angle', vertex, from: next, to: before, square: true }
        : { t: 'angle', vertex, from: next, to: before, label: mark },
    ];
  });
}

/** Letters at the corners, without dots. */
export function letteredCorners(corners: readonly DrawingPlace[]): readonly DrawingShape[] {
  return corners.map((at, index) => ({ t: 'point', at, label: cornerLetters[index] ?? '', dot: false }));
}
