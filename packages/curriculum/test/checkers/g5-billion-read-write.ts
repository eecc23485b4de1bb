import type { SkillChecker } from '../question-readers/checker.ts';
import { solveSaidNumber } from '../question-readers/said-numbers.ts';

export const checker: SkillChecker = { solve: solveSaidNumber };
