import type { SkillChecker } from '../reading/checker.ts';
import { formulas, nth, numbersInWords, only, sides, wordsOf, worthOfTerms } from '../reading/sheet.ts';
import { whole } from '../reading/whole-numbers.ts';
import { countedOn, countedUp } from '../reading/written-sums.ts';

/** Works the left side out exactly; stories are counted on or up. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'bare' || sheet.form === 'find-mistake') {
      return whole(worthOfTerms(sides(only(formulas(sheet.stem)))[0]).numerator);
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
