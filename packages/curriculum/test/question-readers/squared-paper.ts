import type { AnswerForm, AnswerKey, DrawingPoint, DrawingShape } from '../../src/model/index.ts';
import { nth, only, type Sheet, wordsOf } from './sheet.ts';

export type PointsForm = Extract<AnswerForm, { kind: 'points' }>;

/** The paper on which points are to be set. */
export function paperOf({ answer }: Sheet): PointsForm {
  if (answer.kind !== 'points') throw new Error('no paper');
  return answer;
}

/** Every crossing of a paper. */
export function crossingsOf({ width, height }: Pick<PointsForm, 'width' | 'height'>): readonly DrawingPoint[] {
  return Array.from(
    { length: (width + 1) * (height + 1) },
    (_, index): DrawingPoint => [index % (width + 1), Math.floor(index / (width + 1))],
  );
}

/** Corners of the figure that is drawn first. */
export function cornersOf(shapes: readonly DrawingShape[], which = 0): readonly DrawingPoint[] {
  const polygon = nth(
    shapes.filter((shape) => shape.t === 'polygon'),
    which,
  );
  if (polygon.t !== 'polygon') throw new Error('no polygon');
  return polygon.points.map((place) => plain(place));
}

export function plain(place: unknown): DrawingPoint {
  if (!Array.isArray(place)) throw new Error('a place that is not on a crossing');
  const [x, y]: unknown[] = place;
  return [Number(x), Number(y)];
}

/** The point that has a letter. */
export function lettered(shapes: readonly DrawingShape[], letter: string): DrawingPoint {
  const found = shapes.find((shape) => shape.t === 'point' && shape.label === letter);
  if (found?.t !== 'point') throw new Error(`no point ${letter}`);
  return plain(found.at);
}

/** Whether `image` is the mirror picture of `point` in the line: the line halves the way between them at a right angle. */
export function isMirrored(point: DrawingPoint, image: DrawingPoint, from: DrawingPoint, to: DrawingPoint): boolean {
  const along = [to[0] - from[0], to[1] - from[1]] as const;
  const way = [image[0] - point[0], image[1] - point[1]] as const;
  const twiceMiddle = [image[0] + point[0] - 2 * from[0], image[1] + point[1] - 2 * from[1]] as const;
  return along[0] * way[0] + along[1] * way[1] === 0 && along[0] * twiceMiddle[1] - along[1] * twiceMiddle[0] === 0;
}

/** Degrees against the clock that turn `point` into `image` round a center; null when they are not as far from it. */
export function turnBetween(point: DrawingPoint, image: DrawingPoint, center: DrawingPoint): number | null {
  const [a, b] = [
    [point[0] - center[0], point[1] - center[1]] as const,
    [image[0] - center[0], image[1] - center[1]] as const,
  ];
  if (a[0] ** 2 + a[1] ** 2 !== b[0] ** 2 + b[1] ** 2) return null;
  const degrees = ((Math.atan2(b[1], b[0]) - Math.atan2(a[1], a[0])) * 180) / Math.PI;
  return Math.round(((degrees % 360) + 360) % 360);
}

/** The corners that are asked for: the one named as «ب» in the stem, or all of them. */
export function askedCorners(sheet: Sheet): readonly DrawingPoint[] {
  const { shapes } = paperOf(sheet);
  const letter = sheet.form === 'find-mistake' ? /رأس «([^»]+)»/.exec(wordsOf(sheet.stem))?.[1] : undefined;
  return letter === undefined ? cornersOf(shapes) : [lettered(shapes, letter)];
}

/** The asked corners of a figure after a half turn about the center «م»: as far from it, and on its other side. */
export function turnedAboutCenter(sheet: Sheet): AnswerKey {
  const paper = paperOf(sheet);
  const center = lettered(paper.shapes, 'م');
  const points = askedCorners(sheet)
    .filter(([x, y]) => x !== center[0] || y !== center[1])
    .map((corner) => only(crossingsOf(paper).filter((image) => turnBetween(corner, image, center) === 180)));
  return { kind: 'points', points };
}
