import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, numbersInWords, only, sides, termsValue, wordsOf } from '../question-readers/sheet.ts';
import { boxed, fillsBox, heap, whole } from '../question-readers/whole-numbers.ts';

/** Tries the box, lays the things out, or works the left side of a mistaken product out again. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'story') {
      const holders = nth(numbersInWords(sheet.stem), 0);
      return whole(heap(holders, wordsOf(sheet.stem).includes('هیچ‌کدام') ? 0 : 1));
    }
    if (sheet.form === 'find-mistake') {
      return whole(termsValue(sides(only(formulas(sheet.stem)))[0]).numerator);
    }
    return whole(fillsBox(boxed(sheet), 200));
  },
};
