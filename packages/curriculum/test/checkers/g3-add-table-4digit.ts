import type { SkillChecker } from '../question-readers/checker.ts';
import { summed } from '../question-readers/written-columns.ts';

/** Counts on instead of carrying. */
export const checker: SkillChecker = { solve: summed };
