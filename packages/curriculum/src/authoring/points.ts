import { keepsPointsRule, pointValue } from '../answers/points/rules.ts';
import type { AnswerKey, DrawingPoint, PointsForm, PointsRule } from '../model/index.ts';
import type { AnswerSpec } from './answers.ts';

/** The paper and what is drawn on it, before any point is set. */
export type PaperDraft = Omit<PointsForm, 'kind' | 'count'>;

/** Exactly these points, in any order. */
export function pointsKey(points: readonly DrawingPoint[]): AnswerKey {
  return { kind: 'points', points };
}

/** Any crossing of the paper on the line through a point in a direction. Throws `RangeError` when the paper has none. */
export function onLineKey(
  { width, height }: Pick<PaperDraft, 'width' | 'height'>,
  through: DrawingPoint,
  direction: PointsRule['direction'],
): AnswerKey {
  const rule: PointsRule = { t: 'on-line', through, direction };
  const [example] = crossings(width, height)
    .filter((point) => keepsPointsRule(rule, [pointValue(point)]))
    .sort((one, other) => steps(one, through) - steps(other, through));
  if (example === undefined) throw new RangeError('the line meets no other crossing of the paper');
  return { kind: 'points', points: [example], rule };
}

/** Exactly these points: corners of a mirrored figure, a fourth corner, a point by its coordinates. */
export function pointsAnswer(paper: PaperDraft, points: readonly DrawingPoint[]): AnswerSpec {
  return { answer: { kind: 'points', ...paper, count: points.length }, key: pointsKey(points) };
}

/** One more point of a line that is to be drawn through a given point; the line is drawn while the point is set. */
export function lineAnswer(paper: PaperDraft, through: DrawingPoint, direction: PointsRule['direction']): AnswerSpec {
  return {
    answer: { kind: 'points', ...paper, count: 1, join: { t: 'line', through } },
    key: onLineKey(paper, through, direction),
  };
}

function crossings(width: number, height: number): readonly DrawingPoint[] {
  return Array.from({ length: (width + 1) * (height + 1) }, (_, index) => [
    index % (width + 1),
    Math.floor(index / (width + 1)),
  ]);
}

function steps([x, y]: DrawingPoint, [fromX, fromY]: DrawingPoint): number {
  return Math.abs(x - fromX) + Math.abs(y - fromY);
}
