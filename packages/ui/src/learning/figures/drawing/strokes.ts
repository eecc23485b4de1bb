import type { Stroke } from './clearance.ts';
import { distance, px, type Spot, stepFrom } from './drawing-scale.ts';
import type { ResolvedShape } from './resolve-shapes.ts';

/** Radius of a point's dot, in px. */
export const POINT_RADIUS = 4.5;
/** Half the length of a stroke that says equal sides, in px. */
export const TICK = 7;

const ANGLE_RADIUS = 24;
/** Below this many degrees an angle's arc is drawn further out. */
const NARROW = 40;
const SQUARE = 13;
const ROUND_STEPS = 24;

type Angle = Extract<ResolvedShape, { t: 'angle' }>;

/** Radius of the outermost arc of an angle's mark, in px. */
export function angleRadius({ from, to, square, arcs = 1 }: Angle): number {
  if (square) return SQUARE * 1.4;
  return (to - from < NARROW ? ANGLE_RADIUS * 1.5 : ANGLE_RADIUS) + (arcs - 1) * 5;
}

/** The mark of an angle as SVG paths: arcs, or the square of a right angle. */
export function anglePaths(angle: Angle): readonly string[] {
  const { vertex, from, to, square, arcs = 1 } = angle;
  if (square) {
    const corner = stepFrom(stepFrom(vertex, from, SQUARE), to, SQUARE);
    return [`M${at(stepFrom(vertex, from, SQUARE))}L${at(corner)}L${at(stepFrom(vertex, to, SQUARE))}`];
  }
  const outer = angleRadius(angle);
  return Array.from({ length: arcs }, (_, index) => arcPath(vertex, outer - index * 5, from, to));
}

/** An arc against the clock, `from` to `to` degrees. */
export function arcPath(center: Spot, radius: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0;
  const r = px(radius);
  return `M${at(stepFrom(center, from, radius))}A${r} ${r} 0 ${isLarge} 0 ${at(stepFrom(center, to, radius))}`;
}

/** A slice of a circle. */
export function slicePath(center: Spot, radius: number, from: number, to: number): string {
  return `${arcPath(center, radius, from, to)}L${at(center)}Z`;
}

/** Strokes across the middle of a side, `count` of them, as one SVG path. */
export function tickPath(from: Spot, to: Spot, count: number): string {
  const length = distance(from, to) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return Array.from({ length: count }, (_, index) => {
    const off = (index - (count - 1) / 2) * 5;
    const x = (from.x + to.x) / 2 + along.x * off;
    const y = (from.y + to.y) / 2 + along.y * off;
    return `M${px(x - along.y * TICK)} ${px(y + along.x * TICK)}L${px(x + along.y * TICK)} ${px(y - along.x * TICK)}`;
  }).join('');
}

/** An arrow head at `tip`, pointing away from `from`. */
export function arrowPath(from: Spot, tip: Spot): string {
  const [a, b] = arrowBarbs(from, tip);
  return `M${at(tip)}L${at(a)}L${at(b)}Z`;
}

function arrowBarbs(from: Spot, tip: Spot): readonly [Spot, Spot] {
  const length = distance(from, tip) || 1;
  const x = (tip.x - from.x) / length;
  const y = (tip.y - from.y) / length;
  const base = { x: tip.x - x * 13, y: tip.y - y * 13 };
  return [
    { x: base.x - y * 6, y: base.y + x * 6 },
    { x: base.x + y * 6, y: base.y - x * 6 },
  ];
}

/** The lines of a shape, for labels to keep clear of; curves as short straight pieces. */
export function outlineStrokes(shape: ResolvedShape): readonly Stroke[] {
  switch (shape.t) {
    case 'polygon':
      return shape.points.map(
        (point, index): Stroke => [point, shape.points[(index + 1) % shape.points.length] ?? point],
      );
    case 'line': {
      const { from, to, ends = 'none' } = shape;
      const heads = [
        ...(ends === 'none' ? [] : [[from, to] as const]),
        ...(ends === 'both' ? [[to, from] as const] : []),
      ];
      return [[from, to], ...heads.flatMap(([tail, tip]) => arrowBarbs(tail, tip).map((barb): Stroke => [barb, tip]))];
    }
    case 'circle':
      return pieces(shape.center, shape.radius, 0, 360);
    case 'arc':
      return pieces(shape.center, shape.radius, shape.from, shape.to);
    case 'sector':
      return [
        ...pieces(shape.center, shape.radius, shape.from, shape.to),
        [shape.center, stepFrom(shape.center, shape.from, shape.radius)],
        [shape.center, stepFrom(shape.center, shape.to, shape.radius)],
      ];
    case 'angle':
      return shape.square ? [] : pieces(shape.vertex, angleRadius(shape), shape.from, shape.to);
    case 'point':
      return shape.dot === false ? [] : [[shape.at, shape.at]];
    case 'text':
      return [];
  }
}

function pieces(center: Spot, radius: number, from: number, to: number): readonly Stroke[] {
  const step = (to - from) / ROUND_STEPS;
  return Array.from({ length: ROUND_STEPS }, (_, index): Stroke => {
    const start = from + index * step;
    return [stepFrom(center, start, radius), stepFrom(center, start + step, radius)];
  });
}

function at({ x, y }: Spot): string {
  return `${px(x)} ${px(y)}`;
}
