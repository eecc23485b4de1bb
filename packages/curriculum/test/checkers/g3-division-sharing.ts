import type { SkillChecker } from '../reading/checker.ts';
import { dealt } from '../reading/equal-piles.ts';
import { figureOf, nth, numbersInWords } from '../reading/sheet.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Deals the things out one at a time. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [one = 0, other = 0] = numbersInWords(sheet.stem);
    if (sheet.form === 'figure') return whole(dealt(figureOf(sheet, 'set').total, [1, nth([one], 0)]));
    return whole(dealt(Math.max(one, other), [1, Math.min(one, other)]));
  },
};
