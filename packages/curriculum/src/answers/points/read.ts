import { type Fields, given, isWithin, listOf, type Reading, refuse } from '../reading.ts';
import { pointValue } from './key.ts';
import type { PointsForm } from './model.ts';

/** Points set on the crossings of the paper: as many as asked for, none twice. */
export function read({ width, height, count }: PointsForm, fields: Fields): Reading {
  const list = listOf(fields.points);
  if (list === null || list.length > count) return refuse('unknown-option');
  const parts: string[] = [];
  for (const point of list) {
    const [x, y, ...rest] = listOf(point) ?? [];
    if (!isWithin(x, width) || !isWithin(y, height) || rest.length > 0) return refuse('unknown-option');
    const part = pointValue([x, y]);
    if (parts.includes(part)) return refuse('unknown-option');
    parts.push(part);
  }
  if (parts.length === 0) return refuse('empty');
  return parts.length < count ? refuse('incomplete') : given(parts.sort());
}
