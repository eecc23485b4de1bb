import type { RightParts } from '../kind.ts';
import { sameParts } from '../same-parts.ts';
import type { CellPlace, CellsInput, CellsKey, CellsRule } from './model.ts';

/** A square as one word, `row,column`. */
export function cellValue([row, column]: CellPlace): string {
  return `${row},${column}`;
}

/** The same squares always in the same order. */
export function parts({ cells }: Pick<CellsKey, 'cells'>): readonly string[] {
  return cells.map(cellValue).sort();
}

export function inputFromKey({ kind, cells }: CellsKey): CellsInput {
  return { kind, cells };
}

export function rule(key: CellsKey): string | null {
  return key.rule === undefined ? null : JSON.stringify(key.rule);
}

export function matches(key: CellsKey, given: readonly string[]): boolean {
  return key.rule === undefined ? sameParts(parts(key), given) : keepsCellsRule(key.rule, given);
}

/** A square too many weighs as much as one that is missing: coloring everything is worth nothing. */
export function rightParts(key: CellsKey, given: readonly string[]): RightParts {
  const wanted = parts(key);
  const outOf = wanted.length;
  if (key.rule !== undefined) return { right: 0, outOf };
  const hits = given.filter((part) => wanted.includes(part)).length;
  return { right: Math.max(0, hits - (given.length - hits)), outOf };
}

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

function placeOf(part: string): CellPlace {
  const [row = 0, column = 0] = part.split(',').map(Number);
  return [row, column];
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
