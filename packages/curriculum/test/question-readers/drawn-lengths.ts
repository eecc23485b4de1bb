import type { DrawingShape, MathNode } from '../../src/model/index.ts';
import { spot } from './drawn-angles.ts';
import { figureOf, nth, type Sheet } from './sheet.ts';

function lengthOf(label: MathNode | null | undefined): number | null {
  return label?.t === 'number' ? Number(label.value) : null;
}

/** A side or a line of a drawing, with its drawn length and the number written at it. */
export interface DrawnLength {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly drawn: number;
  readonly written: number | null;
}

function between(
  from: readonly [number, number],
  to: readonly [number, number],
  label: MathNode | null | undefined,
): DrawnLength {
  return { from, to, drawn: Math.hypot(to[0] - from[0], to[1] - from[1]), written: lengthOf(label) };
}

/** The sides of the first polygon of a drawing. */
export function polygonSides(sheet: Sheet): readonly DrawnLength[] {
  const polygon = figureOf(sheet, 'drawing').shapes.find(
    (shape): shape is DrawingShape & { t: 'polygon' } => shape.t === 'polygon',
  );
  if (polygon === undefined) throw new Error('no polygon');
  return polygon.points.map((place, index) =>
    between(spot(place), spot(nth(polygon.points, (index + 1) % polygon.points.length)), polygon.sides?.[index]),
  );
}

/** The single lines of a drawing. */
export function drawnLines(sheet: Sheet): readonly DrawnLength[] {
  return figureOf(sheet, 'drawing').shapes.flatMap((shape) =>
    shape.t === 'line' ? [between(spot(shape.from), spot(shape.to), shape.label)] : [],
  );
}

/** Unit squares in so many rows of so many, counted row by row. */
export function squaresIn(rows: number, inRow: number): number {
  let count = 0;
  for (let row = 0; row < rows; row += 1) count += inRow;
  return count;
}
