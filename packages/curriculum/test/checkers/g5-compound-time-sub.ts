import type { SkillChecker } from '../question-readers/checker.ts';
import { solveCompound } from '../question-readers/compound-numbers.ts';

/** Counts everything in the smallest unit and deals the result out again. */
export const checker: SkillChecker = { solve: solveCompound };
