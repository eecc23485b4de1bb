import { type Fields, given, isWithin, listOf, type Reading, refuse } from '../reading.ts';
import { cellValue } from './key.ts';
import type { CellsForm } from './model.ts';

/** Squares chosen on a board: each on it, none of those colored beforehand, none twice. */
export function read({ rows, columns, fixed }: CellsForm, fields: Fields): Reading {
  const list = listOf(fields.cells);
  if (list === null || list.length > rows * columns) return refuse('unknown-option');
  const taken = new Set(fixed.map(({ row, column }) => cellValue([row, column])));
  const parts: string[] = [];
  for (const cell of list) {
    const [row, column, ...rest] = listOf(cell) ?? [];
    const isOnBoard = isWithin(row, rows - 1) && isWithin(column, columns - 1) && rest.length === 0;
    if (!isOnBoard) return refuse('unknown-option');
    const part = cellValue([row, column]);
    if (taken.has(part)) return refuse('unknown-option');
    taken.add(part);
    parts.push(part);
  }
  return parts.length === 0 ? refuse('empty') : given(parts.sort());
}
