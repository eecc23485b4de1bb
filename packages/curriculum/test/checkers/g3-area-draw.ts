import type { CellPlace } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { squaresIn } from '../question-readers/drawn-lengths.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';

/** Walks the board to and fro like an ox ploughing and colors as many squares as are asked for. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'cells') throw new Error('no board');
    const { rows, columns } = sheet.answer;
    const numbers = numbersInWords(sheet.stem);
    const first = nth(numbers, 0);
    const count =
      sheet.form === 'compare'
        ? first + nth(numbers, 1)
        : sheet.form === 'reverse'
          ? squaresIn(first, nth(numbers, 1))
          : first;
    const walk = Array.from({ length: rows * columns }, (_, index): CellPlace => {
      const row = Math.floor(index / columns);
      return [row, row % 2 === 0 ? index % columns : columns - 1 - (index % columns)];
    });
    return { kind: 'cells', cells: walk.slice(0, count) };
  },
};
