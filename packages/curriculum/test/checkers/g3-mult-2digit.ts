import type { SkillChecker } from '../reading/checker.ts';
import { addedUp } from '../reading/short-products.ts';

/** Adds instead of multiplying. */
export const checker: SkillChecker = { solve: addedUp };
