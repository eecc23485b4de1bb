import { isWanted, numbersWanted, outcomesShown } from '../question-readers/chances.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Lays all outcomes out and counts those that are wanted. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.figure === undefined) {
      const words = wordsOf(sheet.stem.slice(1));
      const all = wordsOf(sheet.stem).includes('تاس') ? 6 : nth(numbersInWords(sheet.stem), 1);
      return { kind: 'fraction', numerator: numbersWanted(words, all).length, denominator: all };
    }
    const outcomes = nth(outcomesShown(sheet), 0);
    return { kind: 'fraction', numerator: outcomes.filter(isWanted(sheet)).length, denominator: outcomes.length };
  },
};
