import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, only, sides, termsValue } from '../question-readers/sheet.ts';
import { boxed, fillsBox, heap, whole } from '../question-readers/whole-numbers.ts';

/** Counts the blocks again and again, lays groups out, or tries the box. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { hundreds, tens } = figureOf(sheet, 'place-blocks');
      return whole(heap(nth(numbersInWords(sheet.stem), 1), hundreds * 100 + tens * 10));
    }
    if (sheet.form === 'story') {
      const [groups = 0, size = 0] = numbersInWords(sheet.stem.slice(0, 1));
      return whole(heap(groups, size));
    }
    if (sheet.form === 'find-mistake') return whole(termsValue(sides(only(formulas(sheet.stem)))[0]).numerator);
    return whole(fillsBox(boxed(sheet), 8200));
  },
};
