import type { SkillChecker } from '../reading/checker.ts';
import { piecesOf, rectangleOf } from '../reading/slanted-areas.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Counts the squares of the rectangle it can be cut into, once for each piece. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    let area = 0;
    for (let piece = 0; piece < piecesOf(sheet); piece += 1) area += rectangleOf(sheet);
    return whole(area);
  },
};
