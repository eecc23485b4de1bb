import type { MathNode } from '@mashq/curriculum/model';
import { type Box, crosses, crowd, cut, distanceTo, isInside, overlap, type Stroke } from './clearance.ts';
import { distance, type Spot, stepFrom } from './drawing-scale.ts';
import { labelSize } from './label-size.ts';
import type { ResolvedShape } from './resolve-shapes.ts';
import { angleRadius, outlineStrokes, POINT_RADIUS, TICK } from './strokes.ts';

/** A label with its place. */
export interface PlacedLabel extends Box {
  readonly label: MathNode | string;
  /** Index of its shape, and which of the shape's labels it is. */
  readonly key: string;
  /** How many times as large as usual it is written. */
  readonly scale: number;
}

/** Where a label would like to stand, best first. */
interface Wish {
  readonly key: string;
  readonly label: MathNode | string;
  readonly spots: readonly Spot[];
  /** Whether it would rather not stand inside of a polygon: the letters of corners. */
  readonly isOutside?: boolean;
  readonly scale?: number;
  /** What the label belongs to: it would rather not be on the other side of a line from there. */
  readonly of?: Spot;
  /** The line it says the length of: it would rather stand nearer to that than to any other. */
  readonly along?: Stroke;
}

/** How many times as large a letter is written that is itself looked at. */
const LARGE = 4;

/** Between a line and the label beside it, in px. */
const GAP = 6;
/** The same where the line has ticks. */
const TICK_GAP = TICK + 3;
/** From the middle of a length to the nearest line that is not its own, in px. */
const OWN_ROOM = 24;
/** Between two labels side by side, in px: nearer ones are read as one. */
const WORD_GAP = 5;

/**
 * Finds a place for every label, clear of the drawing's lines, of `printed` ones (a paper's axes and numerals) and of
 * one another. Written places come first, then angles, then sides and lines; letters of points, which may stand
 * anywhere around their point, come last.
 */
export function placeLabels(shapes: readonly ResolvedShape[], printed: readonly Stroke[] = []): readonly PlacedLabel[] {
  const strokes = [...shapes.flatMap(outlineStrokes), ...printed];
  const wishes = shapes.flatMap((shape, index) => wishesOf(shape, String(index)));
  const rank = (kind: ResolvedShape['t'] | undefined) =>
    ['text', 'angle', 'polygon', 'line', 'point'].indexOf(kind ?? '');
  const inTurn = wishes.toSorted((a, b) => rank(kindOf(shapes, a)) - rank(kindOf(shapes, b)));
  const placed: PlacedLabel[] = [];
  const polygons = shapes.flatMap((shape) => (shape.t === 'polygon' ? [shape.points] : []));
  for (const wish of inTurn) placed.push(bestOf(wish, strokes, polygons, placed));
  return placed;
}

function kindOf(shapes: readonly ResolvedShape[], { key }: Wish) {
  return shapes[Number.parseInt(key, 10)]?.t;
}

/** Of the wished-for spots the one that touches least; of equal ones the earlier, unless a later one stands much freer. */
function bestOf(
  { key, label, spots, isOutside = false, scale = 1, of, along }: Wish,
  strokes: readonly Stroke[],
  polygons: readonly (readonly Spot[])[],
  placed: readonly PlacedLabel[],
): PlacedLabel {
  const { width, height } = labelSize(label);
  const size = { width: width * scale, height: height * scale };
  const boxes = spots.map((middle): Box => ({ middle, ...size }));
  // What the label belongs to lies on lines of its own.
  const others = of === undefined ? [] : strokes.filter((stroke) => distanceTo(of, stroke) > 1);
  const strange = along === undefined ? [] : strokes.filter(([from, to]) => from !== along[0] || to !== along[1]);
  const cost = (box: Box, index: number) =>
    100 * strokes.filter((stroke) => crosses(stroke, box)).length +
    120 * placed.filter((other) => overlap(box, other)).length +
    50 * placed.filter((other) => crowd(box, other, WORD_GAP)).length +
    (of !== undefined && others.some((stroke) => cut([of, box.middle], stroke)) ? 60 : 0) +
    Math.max(0, OWN_ROOM - Math.min(OWN_ROOM, ...strange.map((stroke) => distanceTo(box.middle, stroke)))) +
    (isOutside && polygons.some((polygon) => isInside(box.middle, polygon)) ? 40 : 0) -
    Math.min(14, ...strokes.map((stroke) => distanceTo(box.middle, stroke))) +
    index;
  const costs = boxes.map(cost);
  const best = boxes[costs.indexOf(Math.min(...costs))] ?? { middle: { x: 0, y: 0 }, ...size };
  return { key, label, scale, ...best };
}

function wishesOf(shape: ResolvedShape, key: string): readonly Wish[] {
  switch (shape.t) {
    case 'polygon': {
      const turn = isCounterClockwise(shape.points) ? -90 : 90;
      return (shape.sides ?? []).flatMap((label, side) => {
        const from = shape.points[side];
        const to = shape.points[(side + 1) % shape.points.length];
        if (label === null || from === undefined || to === undefined) return [];
        const gap = shape.ticks?.[side] ? TICK_GAP : GAP;
        const of = between(from, to);
        return [{ key: `${key}-${side}`, label, of, spots: besideLine(from, to, label, [turn, -turn], gap) }];
      });
    }
    case 'line': {
      if (shape.label === undefined) return [];
      const gap = shape.ticks ? TICK_GAP : GAP;
      const of = between(shape.from, shape.to);
      const along = [shape.from, shape.to] as const;
      return [
        { key, label: shape.label, of, along, spots: besideLine(shape.from, shape.to, shape.label, [90, -90], gap) },
      ];
    }
    case 'angle': {
      const { label } = shape;
      if (label === undefined) return [];
      const middle = (shape.from + shape.to) / 2;
      const first = angleRadius(shape) + 12;
      return [{ key, label, spots: RINGS.map((ring) => stepFrom(shape.vertex, middle, first + ring)) }];
    }
    case 'point': {
      const { label } = shape;
      if (label === undefined) return [];
      const { width, height } = labelSize(label);
      const spots = AROUND.map((degrees) => {
        const { x, y } = stepFrom({ x: 0, y: 0 }, degrees, 1);
        const reach =
          (shape.dot === false ? 3 : POINT_RADIUS + 2) + (Math.abs(x) * width) / 2 + (Math.abs(y) * height) / 2;
        return stepFrom(shape.at, degrees, reach * 0.94);
      });
      return [{ key, label, spots, isOutside: true, of: shape.at }];
    }
    case 'text':
      return [{ key, label: shape.text, spots: [shape.at], scale: shape.large ? LARGE : 1 }];
    case 'circle':
    case 'sector':
    case 'arc':
      return [];
  }
}

/** Steps away from an angle's vertex, in px: narrow angles have room for a label only further out. */
const RINGS = [0, 6, 12, 18, 24, 32, 40, 50, 62];

/** Around a point, upwards first. */
const AROUND = [90, 60, 120, 45, 135, 30, 150, 0, 180, -30, -150, -45, -135, -90];

function between(from: Spot, to: Spot): Spot {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Beside a line, at its middle or a little off it, on one side (degrees from the line's direction) or the other. */
function besideLine(
  from: Spot,
  to: Spot,
  label: MathNode | string,
  sides: readonly number[],
  gap: number,
): readonly Spot[] {
  const { width, height } = labelSize(label);
  const length = distance(from, to) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return sides.flatMap((side) => {
    // A quarter turn against the clock on a screen, whose y runs down, takes (x, y) to (y, −x).
    const normal = side > 0 ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x };
    const reach = gap + (Math.abs(normal.x) * width) / 2 + (Math.abs(normal.y) * height) / 2;
    return [0.5, 0.4, 0.6, 0.3, 0.7].map((share) => ({
      x: from.x + along.x * length * share + normal.x * reach,
      y: from.y + along.y * length * share + normal.y * reach,
    }));
  });
}

/** By the signed area; y runs down. */
function isCounterClockwise(points: readonly Spot[]): boolean {
  const doubled = points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return doubled < 0;
}
