import type { SkillChecker } from '../question-readers/checker.ts';
import { apart } from '../question-readers/written-columns.ts';

/** Counts up instead of borrowing. */
export const checker: SkillChecker = { solve: apart };
