import { printAnswer } from '../../src/checking/print.ts';
import { plainLine } from '../../src/content/plain.ts';
import type { Block, CellPlace, CellsForm, CellsKey, RawInput } from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';
import { holds } from '../properties/texts.ts';
import { NO_TEXTS, type TestedKind } from './kind.ts';

function raw(places: readonly CellPlace[]): RawInput {
  return { kind: 'cells', cells: places };
}

/** The same squares in another order; where any picture that keeps the rule will do, the picture turned upside down too. */
function forms({ cells: places, rule }: CellsKey, { rows, columns, fixed }: CellsForm): readonly RawInput[] {
  const turned = places.map(([row, column]): CellPlace => [rows - 1 - row, columns - 1 - column]);
  return [raw(places), raw([...places].reverse()), ...(rule !== undefined && fixed.length === 0 ? [raw(turned)] : [])];
}

/** A square too many, one too few, one moved, one twice, one off the board, one that was colored beforehand, all of them. */
function misses({ cells: places, rule }: CellsKey, form: CellsForm): readonly RawInput[] {
  const isTaken = (row: number, column: number) =>
    places.some(([r, c]) => r === row && c === column) ||
    form.fixed.some((cell) => cell.row === row && cell.column === column);
  const board = Array.from(
    { length: form.rows * form.columns },
    (_, index): CellPlace => [Math.floor(index / form.columns), index % form.columns],
  );
  const free = board.filter(([row, column]) => !isTaken(row, column));
  const [one = [0, 0] as const, ...rest] = places;
  // Squares of one color of a chessboard never share a side.
  const apart = board.filter(([row, column]) => (row + column) % 2 === 0).slice(0, places.length);
  const even = rule?.t === 'connected' && places.length > 1 && apart.length === places.length ? [raw(apart)] : [];
  return [
    ...free.slice(0, 12).map((cell) => raw([...places, cell])),
    ...(rule === undefined ? free.slice(0, 12).map((cell) => raw([...rest, cell])) : even),
    raw([]),
    raw(rest),
    raw([...places, one]),
    raw([...rest, [-1, 0]]),
    raw([...rest, [form.rows, 0]]),
    raw([...rest, [0.5, 0]]),
    ...form.fixed.slice(0, 1).map(({ row, column }) => raw([...places, [row, column]])),
    ...(free.length > 0 ? [raw([...places, ...free])] : []),
  ];
}

/** Whether a board among the blocks has every square of the key filled. */
function isDrawn(blocks: readonly Block[], { cells }: CellsKey): boolean {
  return blocks.some(
    (block) =>
      block.t === 'figure' &&
      block.figure.t === 'cells' &&
      block.figure.boards.some(({ filled }) =>
        cells.every(([row, column]) => filled.some((cell) => cell.row === row && cell.column === column)),
      ),
  );
}

const printed = (key: CellsKey, form: CellsForm) => [
  plainLine(printAnswer(key, form)),
  ...(key.rule !== undefined && 'count' in key.rule ? [persianNumber(key.rule.count)] : []),
];

export const cells: TestedKind<CellsForm, CellsKey> = {
  kind: 'cells',
  forms,
  misses,
  texts: () => NO_TEXTS,
  printed,
  isWritten: ({ blocks, text }, key, form) =>
    isDrawn(blocks, key) || printed(key, form).some((each) => holds(text, each)),
  isTelling: false,
};
