import type { Inline } from '../../content/blocks.ts';
import { line, text } from '../../content/build.ts';
import type { BoardCell } from '../../content/figures/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { AnswerMessages, AnswerModel, RightParts } from '../kind.ts';
import { FOR_EXAMPLE } from '../printed.ts';
import { type Fields, given, isWithin, listOf, type Reading, refuse, sameParts } from '../reading.ts';
import { cellsEmptiness } from './empty.ts';
import type { CellPlace, CellsForm, CellsInput, CellsKey, CellsRule } from './model.ts';

function publicForm({ kind, rows, columns, fixed, axis }: CellsForm): CellsForm {
  return { kind, rows, columns, fixed: fixed.map(publicCell), ...(axis === undefined ? {} : { axis }) };
}

function publicCell({ row, column, tone, half }: BoardCell): BoardCell {
  return { row, column, ...(tone === undefined ? {} : { tone }), ...(half === undefined ? {} : { half }) };
}

/** Squares chosen on a board: each on it, none of those colored beforehand, none twice. */
function read({ rows, columns, fixed }: CellsForm, fields: Fields): Reading {
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

/** A square as one word, `row,column`. */
export function cellValue([row, column]: CellPlace): string {
  return `${row},${column}`;
}

/** The same squares always in the same order. */
export function parts({ cells }: Pick<CellsKey, 'cells'>): readonly string[] {
  return cells.map(cellValue).sort();
}

function inputFromKey({ kind, cells }: CellsKey): CellsInput {
  return { kind, cells };
}

function rule(key: CellsKey): string | null {
  return key.rule === undefined ? null : JSON.stringify(key.rule);
}

function matches(key: CellsKey, given: readonly string[]): boolean {
  return key.rule === undefined ? sameParts(parts(key), given) : keepsCellsRule(key.rule, given);
}

/** A square too many weighs as much as one that is missing: coloring everything is worth nothing. */
function rightParts(key: CellsKey, given: readonly string[]): RightParts {
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

function printKey({ cells, rule }: CellsKey): readonly Inline[] {
  return [text(`${rule === undefined ? '' : FOR_EXAMPLE}${byRows(cells)}`)];
}

function printInput({ cells }: CellsInput): readonly Inline[] {
  return cells.length === 0 ? [] : [text(byRows(cells))];
}

/** «سطر ۱: ستون ۲ و ۳؛ سطر ۲: ستون ۴»: squares by their rows from the top and columns from the left, counted from 1. */
function byRows(cells: readonly CellPlace[]): string {
  const rows = [...new Set(cells.map(([row]) => row))].sort((one, other) => one - other);
  return rows
    .map((row) => {
      const columns = cells
        .filter(([at]) => at === row)
        .map(([, column]) => column + 1)
        .sort((one, other) => one - other);
      return `سطر ${persianNumber(row + 1)}: ستون ${columns.map((column) => persianNumber(column)).join(' و ')}`;
    })
    .join('؛ ');
}

const color = line`اول خانه‌هایی را که می‌خواهی رنگ کن.`;

const messages: AnswerMessages = {
  empty: color,
  wrong: line`خانه‌هایی را که رنگ کرده‌ای یکی‌یکی با سؤال مقایسه کن.`,
  partial: () => line`بعضی از خانه‌ها درست است. یکی‌یکی ببین کدام کم است و کدام زیادی.`,
};

export const cellsModel: AnswerModel<CellsForm, CellsInput, CellsKey> = {
  kind: 'cells',
  publicForm,
  read,
  parts,
  inputFromKey,
  matches,
  rule,
  rightParts,
  printKey,
  printInput,
  messages,
  emptiness: cellsEmptiness,
};
