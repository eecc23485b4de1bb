import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, numbersInWords } from '../question-readers/sheet.ts';
import { heap, whole } from '../question-readers/whole-numbers.ts';

/** Walks over the squares, one after another. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const [rows = 0, columns = 0] = numbersInWords(sheet.stem);
      return whole(heap(rows, columns));
    }
    const { rows, columns, shadedRows } = figureOf(sheet, 'area');
    let squares = 0;
    for (let at = 0; at < rows * columns; at += 1) {
      const isColored = Math.floor(at / columns) < shadedRows;
      if (sheet.form !== 'compare' || !isColored) squares += 1;
    }
    return whole(squares);
  },
};
