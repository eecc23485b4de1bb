import type { SkillChecker } from '../reading/checker.ts';
import { piecesOf, rectangleOf } from '../reading/slanted-areas.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Looks for the area that two triangles put together make the rectangle of. */
export const checker: SkillChecker = {
  // Small numbers allow fewer than 200 at the first level; docs/coverage.md has the count.
  distinct: { 1: 60 },
  solve: (sheet) => {
    const both = rectangleOf(sheet);
    let one = 0;
    while (one + one < both) one += 1;
    if (one + one !== both) throw new Error('half a square is left');
    let area = 0;
    for (let piece = 0; piece < piecesOf(sheet); piece += 1) area += one;
    return whole(area);
  },
};
