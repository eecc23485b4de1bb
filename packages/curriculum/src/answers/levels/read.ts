import { type Fields, given, listOf, type Reading, refuse } from '../reading.ts';
import type { LevelsForm } from './model.ts';

/** A height for every column, on the marks of the axis; towers keep their blocks. */
export function read({ style, columns, from, to, step, move = step }: LevelsForm, fields: Fields): Reading {
  const list = listOf(fields.values);
  if (list === null || (list.length > 0 && list.length !== columns.length)) return refuse('unknown-option');
  const values: (number | null)[] = [];
  for (const value of list) {
    const isHeight =
      typeof value === 'number' && value >= from && value <= to && Number.isInteger((value - from) / move);
    if (value !== null && !isHeight) return refuse('unknown-option');
    values.push(value);
  }
  if (values.every((value, index) => value === (columns[index]?.start ?? null))) return refuse('empty');
  const set = values.filter((value) => value !== null);
  if (set.length < columns.length) return refuse('incomplete');
  const blocks = columns.reduce((total, { start = 0 }) => total + start, 0);
  const isKept = style !== 'blocks' || set.reduce((total, value) => total + value, 0) === blocks;
  return isKept ? given(set.map(String)) : refuse('unknown-option');
}
