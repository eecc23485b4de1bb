import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** The degrees stated, or counted on or back from a right angle. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const statement = nth(numbersInWords(stem), 0);
    const degrees = form !== 'reverse' ? statement : wordsOf(stem).includes('بیشتر') ? 90 + statement : 90 - statement;
    return { kind: 'angle', degrees, tolerance: 0 };
  },
};
