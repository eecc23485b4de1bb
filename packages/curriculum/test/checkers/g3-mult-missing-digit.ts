import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, only } from '../question-readers/sheet.ts';
import { heap, whole } from '../question-readers/whole-numbers.ts';

/** Tries the ten digits in the open place. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { terms, result } = figureOf(sheet, 'column');
    const fits = [...Array(10).keys()].filter((digit) => {
      const read = (row: string) => Number(row.replace('?', String(digit)));
      const [value = 0, by = 0] = terms.map(read);
      return heap(by, value) === read(result ?? '');
    });
    return whole(only(fits));
  },
};
