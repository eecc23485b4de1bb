import type { SkillChecker } from '../question-readers/checker.ts';
import { partOfAmount } from '../question-readers/equal-piles.ts';

export const checker: SkillChecker = { solve: partOfAmount };
