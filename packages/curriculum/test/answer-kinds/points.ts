import { printAnswer } from '../../src/checking/print.ts';
import { plainLine } from '../../src/content/plain.ts';
import type {
  Block,
  DrawingPlace,
  DrawingPoint,
  DrawingShape,
  PointsForm,
  PointsKey,
  RawInput,
} from '../../src/model/index.ts';
import { holds } from '../properties/texts.ts';
import type { TestedKind } from './kind.ts';

function raw(places: readonly DrawingPoint[]): RawInput {
  return { kind: 'points', points: places };
}

function crossings({ width, height }: PointsForm): readonly DrawingPoint[] {
  const columns = Array.from({ length: width + 1 }, (_, x) => x);
  return Array.from({ length: height + 1 }, (_, y) => columns.map((x): DrawingPoint => [x, y])).flat();
}

/** How a point lies to the line of a key: null for the given point itself. */
function offLine({ rule }: PointsKey, [x, y]: DrawingPoint): number | null {
  if (rule === undefined) return null;
  const [right, up] = [x - rule.through[0], y - rule.through[1]];
  return right === 0 && up === 0 ? null : right * rule.direction[1] - up * rule.direction[0];
}

/** The same points in another order; every other point of a line that is to be drawn. */
function forms(key: PointsKey, form: PointsForm): readonly RawInput[] {
  const onLine = crossings(form).filter((point) => offLine(key, point) === 0);
  return [raw(key.points), raw([...key.points].reverse()), ...onLine.map((point) => raw([point]))];
}

/** A point a square beside its place, a point missing, set twice, off the paper, between the lines; all points beside the line. */
function misses(key: PointsKey, form: PointsForm): readonly RawInput[] {
  const { points: places, rule } = key;
  const [one = [0, 0] as const, ...rest] = places;
  const beside = crossings(form).filter(([x, y]) => Math.abs(x - one[0]) + Math.abs(y - one[1]) === 1);
  const moved =
    rule === undefined
      ? beside.filter(([x, y]) => !places.some((place) => place[0] === x && place[1] === y))
      : [rule.through, ...crossings(form).filter((point) => (offLine(key, point) ?? 0) !== 0)];
  return [
    ...moved.map((point) => raw([point, ...rest])),
    raw([]),
    raw(rest),
    raw([...places, one]),
    raw([[-1, one[1]], ...rest]),
    raw([[form.width + 1, one[1]], ...rest]),
    raw([[one[0], 0.5], ...rest]),
    ...(rest.length > 0 ? [raw(places.map(() => one))] : []),
  ];
}

/** Whether every point is a corner, an end or a point of its own among the shapes. */
function areDrawn(points: PointsKey['points'], shapes: readonly DrawingShape[]): boolean {
  const drawn = shapes.flatMap((shape): readonly DrawingPlace[] => {
    if (shape.t === 'polygon') return shape.points;
    if (shape.t === 'line') return [shape.from, shape.to];
    return shape.t === 'point' ? [shape.at] : [];
  });
  return points.every(([x, y]) => drawn.some((place) => Array.isArray(place) && place[0] === x && place[1] === y));
}

/** Whether a drawing among the blocks has every point of the key. */
function isDrawn(blocks: readonly Block[], { points }: PointsKey): boolean {
  return blocks.some(
    (block) => block.t === 'figure' && block.figure.t === 'drawing' && areDrawn(points, block.figure.shapes),
  );
}

const printed = (key: PointsKey, form: PointsForm) => plainLine(printAnswer(key, form));

export const points: TestedKind<PointsForm, PointsKey> = {
  kind: 'points',
  forms,
  misses,
  texts: ({ description }) => ({ words: [description], numbers: [] }),
  printed: (key, form) => [printed(key, form)],
  isWritten: ({ blocks, text }, key, form) => isDrawn(blocks, key) || holds(text, printed(key, form)),
  isTelling: true,
  // Every place for itself.
  stated: (key, form) => printed(key, form).split('؛ '),
  shownIn: ({ shapes }, key) => (areDrawn(key.points, shapes) ? 'the drawing' : null),
};
