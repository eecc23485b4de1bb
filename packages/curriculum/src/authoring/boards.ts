import { keepsCellsRule, parts } from '../answers/cells/rules.ts';
import type { AnswerKey, BoardAxis, BoardCell, CellPlace, CellsRule } from '../model/index.ts';
import type { AnswerSpec } from './answers.ts';

/** A board to be colored, before it is. */
export interface BoardDraft {
  readonly rows: number;
  readonly columns: number;
  /** Squares colored beforehand. Default none. */
  readonly fixed?: readonly BoardCell[];
  readonly axis?: BoardAxis;
}

/** Exactly these squares. */
export function cellsKey(cells: readonly CellPlace[]): AnswerKey {
  return { kind: 'cells', cells };
}

/**
 * All squares that keep a rule, on a board without squares colored beforehand. Throws `RangeError` when none are found: more
 * squares than the board has, an outline that is odd or too long.
 */
export function cellsRuleKey(board: BoardDraft, rule: CellsRule): AnswerKey {
  const example = candidates(board, rule).find((cells) => keepsCellsRule(rule, parts({ cells })));
  if (example === undefined) throw new RangeError(`no squares keep ${JSON.stringify(rule)} on this board`);
  return { kind: 'cells', cells: example, rule };
}

/** A board on which exactly these squares are to be colored: completing a mirror picture. */
export function cellsAnswer(board: BoardDraft, cells: readonly CellPlace[]): AnswerSpec {
  return { answer: { kind: 'cells', fixed: [], ...board }, key: cellsKey(cells) };
}

/** A board on which any squares that keep the rule are right: a figure of so many squares. */
export function cellsRuleAnswer(board: BoardDraft, rule: CellsRule): AnswerSpec {
  return { answer: { kind: 'cells', fixed: [], ...board }, key: cellsRuleKey(board, rule) };
}

function rectangle(rows: number, columns: number, top = 0, left = 0): readonly CellPlace[] {
  return Array.from({ length: rows * columns }, (_, index) => [
    top + Math.floor(index / columns),
    left + (index % columns),
  ]);
}

/** Pictures that may keep the rule, the neatest first. */
function candidates({ rows, columns }: BoardDraft, rule: CellsRule): readonly (readonly CellPlace[])[] {
  if (rule.t === 'perimeter') {
    return Array.from({ length: rows }, (_, index) => rectangle(index + 1, rule.length / 2 - index - 1)).filter(
      (cells) => cells.every(([, column]) => column < columns),
    );
  }
  const { count } = rule;
  if (!Number.isInteger(count) || count < 1 || count > rows * columns) return [];
  const widths = [...Array(columns).keys()]
    .map((width) => width + 1)
    .filter((width) => Math.ceil(count / width) <= rows);
  const neat = widths.sort((one, other) => Math.abs(one - Math.sqrt(count)) - Math.abs(other - Math.sqrt(count)));
  const blocks = neat.map((width) => rectangle(Math.ceil(count / width), width).slice(0, count));
  if (rule.t === 'connected') return blocks;
  // All but one together, the last one wherever it comes apart.
  return neat.flatMap((width) => {
    const most = rectangle(Math.ceil(count / width), width).slice(0, count - 1);
    return rectangle(rows, columns).map((last) => [...most, last]);
  });
}
