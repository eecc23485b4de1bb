import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, only } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Tries the ten digits in the open place. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { terms, result } = figureOf(sheet, 'column');
    const fits = [...Array(10).keys()].filter((digit) => {
      const read = (row: string) => Number(row.replace('?', String(digit)));
      return terms.map(read).reduce((sum, value) => sum + value, 0) === read(result ?? '');
    });
    return whole(only(fits));
  },
};
