import type { SkillChecker } from '../question-readers/checker.ts';
import { sumAsked } from '../question-readers/sums.ts';

export const checker: SkillChecker = {
  /** Wholes are taken out one at a time. */
  solve: (sheet) => {
    const value = sumAsked(sheet);
    let whole = 0;
    let numerator = value.numerator;
    while (numerator >= value.denominator) {
      numerator -= value.denominator;
      whole += 1;
    }
    return { kind: 'mixed', whole, numerator, denominator: value.denominator };
  },
};
