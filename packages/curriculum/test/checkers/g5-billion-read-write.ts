import type { SkillChecker } from '../reading/checker.ts';
import { solveSaidNumber } from '../reading/said-numbers.ts';

export const checker: SkillChecker = { solve: solveSaidNumber };
