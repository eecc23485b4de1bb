import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, numbersInWords, only, sides, termsValue, wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';
import { countedOn, countedUp } from '../question-readers/written-sums.ts';

/** Works the left side out exactly; stories are counted on or up. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'bare' || sheet.form === 'find-mistake') {
      return whole(termsValue(sides(only(formulas(sheet.stem)))[0]).numerator);
    }
    const numbers = numbersInWords(sheet.stem);
    const [one, other] = [nth(numbers, 0), nth(numbers, 1)];
    const words = wordsOf(sheet.stem);
    if (sheet.form === 'reverse') {
      return whole(words.includes('اضافه') ? countedUp(one, other) : countedOn(other, one));
    }
    return whole(words.includes('روی هم') ? countedOn(one, other) : countedUp(other, one));
  },
};
