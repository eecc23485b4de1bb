import type { SkillChecker } from '../reading/checker.ts';
import { nth, numbersInWords, wordsOf } from '../reading/sheet.ts';

/** The degrees told, or counted on or back from a right angle. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const told = nth(numbersInWords(stem), 0);
    const degrees = form !== 'reverse' ? told : wordsOf(stem).includes('بیشتر') ? 90 + told : 90 - told;
    return { kind: 'angle', degrees, tolerance: 0 };
  },
};
