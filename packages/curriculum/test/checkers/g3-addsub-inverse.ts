import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { boxed, fillsBox, whole } from '../question-readers/whole-numbers.ts';
import { countedOn, countedUp } from '../question-readers/written-sums.ts';

/** Tries every number in the box; a story is played backwards by counting. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form !== 'story') return whole(fillsBox(boxed(sheet), 5100));
    const [one = 0, other = 0] = numbersInWords(sheet.stem);
    return whole(wordsOf(sheet.stem).includes('اول چند') ? countedOn(other, one) : countedUp(other, one));
  },
};
