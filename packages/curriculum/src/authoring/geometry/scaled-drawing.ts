import type { DrawingShape, Figure } from '../../model/index.ts';

/** Room around a drawing for its labels, in points of the sheet. */
const margin = 30;

/** An even whole number of points for one centimetre, so that the largest size fits the sheet. */
export function scaleFor(largest: number): number {
  return Math.max(2, Math.floor(180 / largest / 2) * 2);
}

/** A place given in centimetres from the lower left corner, in points of the sheet. */
export type Place = (x: number, y: number) => readonly [number, number];

/** A drawing of so many centimetres; `shapes` puts its places through `at`. */
export function scaledDrawing(
  description: string,
  [width, height]: readonly [number, number],
  shapes: (at: Place, scale: number) => readonly DrawingShape[],
): Figure {
  const scale = scaleFor(Math.max(width, height));
  const at: Place = (x, y) => [margin + x * scale, margin + y * scale];
  return {
    t: 'drawing',
    description,
    width: width * scale + 2 * margin,
    height: height * scale + 2 * margin,
    shapes: shapes(at, scale),
  };
}
