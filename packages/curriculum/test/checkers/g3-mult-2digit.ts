import type { SkillChecker } from '../reading/checker.ts';
import { addedUp } from '../reading/short-products.ts';

/** Adds instead of multiplying. */
export const checker: SkillChecker = {
  // Small numbers allow fewer than 200 at the first level; docs/coverage.md has the count.
  distinct: { 1: 60 },
  solve: addedUp,
};
