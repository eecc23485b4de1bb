import type { SkillChecker } from '../reading/checker.ts';
import { solveCompound } from '../reading/compound-numbers.ts';

/** Counts everything in the smallest unit and deals the result out again. */
export const checker: SkillChecker = { solve: solveCompound };
