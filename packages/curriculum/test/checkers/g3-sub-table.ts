import type { SkillChecker } from '../reading/checker.ts';
import { apart } from '../reading/written-columns.ts';

/** Counts up instead of borrowing. */
export const checker: SkillChecker = { solve: apart };
