import type { SkillChecker } from '../reading/checker.ts';
import { numbersInWords, wordsOf } from '../reading/sheet.ts';
import { boxed, fillsBox, whole } from '../reading/whole-numbers.ts';
import { countedOn, countedUp } from '../reading/written-sums.ts';

/** Tries every number in the box; a story is played backwards by counting. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form !== 'story') return whole(fillsBox(boxed(sheet), 5100));
    const [one = 0, other = 0] = numbersInWords(sheet.stem);
    return whole(wordsOf(sheet.stem).includes('اول چند') ? countedOn(other, one) : countedUp(other, one));
  },
};
