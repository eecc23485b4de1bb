import type { SkillChecker } from '../reading/checker.ts';
import { whole } from '../reading/whole-numbers.ts';
import { played } from '../reading/written-sums.ts';

/** Counts on from the first amount, or up from the smaller to the larger. */
export const checker: SkillChecker = { solve: (sheet) => whole(played(sheet.stem)) };
