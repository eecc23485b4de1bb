import type { PointsForm, PointsRule } from '../model/index.ts';
import { type Fields, type Given, given, listOf, refuse, type Unreadable } from './read-built.ts';

type Point = readonly [x: number, y: number];

/** The same points always in the same order. */
export function pointParts(points: readonly Point[]): readonly string[] {
  return points.map(([x, y]) => `${x},${y}`).sort();
}

/** Points set on the crossings of the paper: as many as asked for, none twice. */
export function readPoints({ width, height, count }: PointsForm, fields: Fields): Given | Unreadable {
  const list = listOf(fields.points);
  if (list === null || list.length > count) return refuse('unknown-option');
  const points: Point[] = [];
  for (const point of list) {
    const [x, y, ...rest] = listOf(point) ?? [];
    if (!isWithin(x, width) || !isWithin(y, height) || rest.length > 0) return refuse('unknown-option');
    if (points.some((one) => one[0] === x && one[1] === y)) return refuse('unknown-option');
    points.push([x, y]);
  }
  if (points.length === 0) return refuse('empty');
  return points.length < count ? refuse('incomplete') : given(pointParts(points));
}

function isWithin(value: unknown, last: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= last;
}

/** Whether a point keeps a rule. */
export function keepsPointsRule({ through, direction }: PointsRule, parts: readonly string[]): boolean {
  return parts.every((part) => {
    const [x = 0, y = 0] = part.split(',').map(Number);
    const [right, up] = [x - through[0], y - through[1]];
    return (right !== 0 || up !== 0) && right * direction[1] === up * direction[0];
  });
}
