import type { SkillChecker } from '../question-readers/checker.ts';
import { whole } from '../question-readers/whole-numbers.ts';
import { played } from '../question-readers/written-sums.ts';

/** Counts on from the first amount, or up from the smaller to the larger. */
export const checker: SkillChecker = { solve: (sheet) => whole(played(sheet.stem)) };
