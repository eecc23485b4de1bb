import type { DrawingFigure, DrawingPlace, MathNode } from '../../src/model/index.ts';
import { terms } from './sheet.ts';

type Point = readonly [number, number];

function pointOf(place: DrawingPlace): Point {
  if (!Array.isArray(place)) throw new Error('a place that is no point');
  const [x, y] = place as Point;
  return [x, y];
}

function numberIn(label: MathNode | null | undefined): number | null {
  const node = label == null ? undefined : terms(label).find(({ t }) => t === 'number');
  return node?.t === 'number' ? Number(node.value) : null;
}

/** Points of the sheet for one unit, from every level or upright line that has its length written on it; all must agree. */
export function scaleOf({ shapes }: DrawingFigure): number {
  const measured = shapes.flatMap((shape): readonly (readonly [Point, Point, number | null])[] => {
    if (shape.t === 'line') return [[pointOf(shape.from), pointOf(shape.to), numberIn(shape.label)]];
    if (shape.t !== 'polygon') return [];
    const points = shape.points.map(pointOf);
    return points.map((from, index) => [
      from,
      points[(index + 1) % points.length] ?? from,
      numberIn(shape.sides?.[index]),
    ]);
  });
  const scales = measured.flatMap(([[x1, y1], [x2, y2], statement]) =>
    statement !== null && (x1 === x2 || y1 === y2) ? [(Math.abs(x1 - x2) + Math.abs(y1 - y2)) / statement] : [],
  );
  const [scale] = scales;
  if (scale === undefined || scales.some((each) => each !== scale)) throw new Error('not drawn to scale');
  return scale;
}

/** The area of the first polygon less the others within it, by the surveyor's formula, in the units of the labels. */
export function drawnArea(figure: DrawingFigure): number {
  const scale = scaleOf(figure);
  const polygons = figure.shapes.filter((shape) => shape.t === 'polygon');
  const twice = polygons.reduce((sum, shape, order) => {
    const points = shape.points.map(pointOf);
    const turned = points.reduce((total, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return total + x * nextY - nextX * y;
    }, 0);
    return sum + (order > 0 ? -1 : 1) * Math.abs(turned);
  }, 0);
  return twice / 2 / scale / scale;
}
