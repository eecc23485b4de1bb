import type { SkillChecker } from '../reading/checker.ts';
import { sumAsked } from '../reading/sums.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const { numerator, denominator } = sumAsked(sheet);
    return { kind: 'fraction', numerator, denominator };
  },
};
