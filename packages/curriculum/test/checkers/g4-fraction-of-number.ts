import type { SkillChecker } from '../reading/checker.ts';
import { partOfAmount } from '../reading/equal-piles.ts';

export const checker: SkillChecker = { solve: partOfAmount };
