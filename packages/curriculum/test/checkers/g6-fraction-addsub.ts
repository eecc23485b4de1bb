import type { SkillChecker } from '../question-readers/checker.ts';
import { sumAsked } from '../question-readers/sums.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const { numerator, denominator } = sumAsked(sheet);
    return { kind: 'fraction', numerator, denominator };
  },
};
