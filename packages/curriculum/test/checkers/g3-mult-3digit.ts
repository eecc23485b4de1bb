import type { SkillChecker } from '../question-readers/checker.ts';
import { addedUp } from '../question-readers/short-products.ts';

/** Adds instead of multiplying. */
export const checker: SkillChecker = { solve: addedUp };
