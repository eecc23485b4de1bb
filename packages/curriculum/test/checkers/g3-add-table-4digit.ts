import type { SkillChecker } from '../reading/checker.ts';
import { summed } from '../reading/written-columns.ts';

/** Counts on instead of carrying. */
export const checker: SkillChecker = { solve: summed };
