import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Lays the things out one by one and counts those asked for. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const row: boolean[] = [];
    const put = (count: number, is: boolean) => {
      for (let one = 0; one < count; one += 1) row.push(is);
    };
    if (sheet.form === 'story') {
      const [one = 0, other = 0] = numbersInWords(sheet.stem);
      if (wordsOf(sheet.stem).includes('تای آن‌ها')) {
        put(other, true);
        put(one - other, false);
      } else {
        put(one, true);
        put(other, false);
      }
    } else {
      const { total, marked } = figureOf(sheet, 'set');
      put(marked, sheet.form !== 'reverse');
      put(total - marked, sheet.form === 'reverse');
    }
    return { kind: 'fraction', numerator: row.filter(Boolean).length, denominator: row.length };
  },
};
