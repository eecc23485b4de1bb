import type { SkillChecker } from '../reading/checker.ts';
import { piecesOf, rectangleOf } from '../reading/slanted-areas.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Counts the squares of the rectangle it can be cut into, once for each piece. */
export const checker: SkillChecker = {
  // Small numbers allow fewer than 200 at the first level; docs/coverage.md has the count.
  distinct: { 1: 60 },
  solve: (sheet) => {
    let area = 0;
    for (let piece = 0; piece < piecesOf(sheet); piece += 1) area += rectangleOf(sheet);
    return whole(area);
  },
};
