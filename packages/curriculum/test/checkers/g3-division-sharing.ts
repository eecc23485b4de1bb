import type { SkillChecker } from '../question-readers/checker.ts';
import { dealt } from '../question-readers/equal-piles.ts';
import { figureOf, nth, numbersInWords } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Deals the things out one at a time. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [one = 0, other = 0] = numbersInWords(sheet.stem);
    if (sheet.form === 'figure') return whole(dealt(figureOf(sheet, 'set').total, [1, nth([one], 0)]));
    return whole(dealt(Math.max(one, other), [1, Math.min(one, other)]));
  },
};
