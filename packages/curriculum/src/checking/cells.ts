import type { CellPlace, CellsForm, CellsRule } from '../model/index.ts';
import { type Fields, type Given, given, listOf, refuse, type Unreadable } from './read-built.ts';

const sides = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
const corners = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** A square as one word, `row,column`. */
export function cellValue([row, column]: CellPlace): string {
  return `${row},${column}`;
}

/** The same squares always in the same order. */
export function cellParts(cells: readonly CellPlace[]): readonly string[] {
  return cells.map(cellValue).sort();
}

function placeOf(part: string): CellPlace {
  const [row = 0, column = 0] = part.split(',').map(Number);
  return [row, column];
}

/** Squares chosen on a board: each on it, none of those colored beforehand, none twice. */
export function readCells({ rows, columns, fixed }: CellsForm, fields: Fields): Given | Unreadable {
  const list = listOf(fields.cells);
  if (list === null || list.length > rows * columns) return refuse('unknown-option');
  const taken = new Set(fixed.map(({ row, column }) => cellValue([row, column])));
  const parts: string[] = [];
  for (const cell of list) {
    const [row, column, ...rest] = listOf(cell) ?? [];
    const isOnBoard = isPlace(row, rows) && isPlace(column, columns) && rest.length === 0;
    if (!isOnBoard) return refuse('unknown-option');
    const part = cellValue([row, column]);
    if (taken.has(part)) return refuse('unknown-option');
    taken.add(part);
    parts.push(part);
  }
  return parts.length === 0 ? refuse('empty') : given(parts.sort());
}

function isPlace(value: unknown, count: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
}

/** Whether the squares are one piece under the steps allowed from square to square. */
function holdTogether(parts: readonly string[], steps: readonly (readonly [number, number])[]): boolean {
  const [first] = parts;
  if (first === undefined) return false;
  const left = new Set(parts);
  left.delete(first);
  const reached = [first];
  for (const part of reached) {
    const [row, column] = placeOf(part);
    for (const [down, right] of steps) {
      const next = cellValue([row + down, column + right]);
      if (left.delete(next)) reached.push(next);
    }
  }
  return left.size === 0;
}

/** Sides of squares that have no chosen square beyond them. */
function outline(parts: readonly string[]): number {
  const all = new Set(parts);
  const isOpen = ([row, column]: CellPlace) =>
    sides.filter(([down, right]) => !all.has(cellValue([row + down, column + right]))).length;
  return parts.reduce((total, part) => total + isOpen(placeOf(part)), 0);
}

/** Whether squares keep a rule. */
export function keepsCellsRule(rule: CellsRule, parts: readonly string[]): boolean {
  switch (rule.t) {
    case 'connected':
      return parts.length === rule.count && holdTogether(parts, sides);
    case 'corners':
      return parts.length === rule.count && !holdTogether(parts, sides) && holdTogether(parts, [...sides, ...corners]);
    case 'scattered':
      return parts.length === rule.count && !holdTogether(parts, [...sides, ...corners]);
    case 'perimeter':
      return outline(parts) === rule.length && holdTogether(parts, sides);
  }
}
