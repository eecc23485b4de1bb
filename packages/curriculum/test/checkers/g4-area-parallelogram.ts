import type { SkillChecker } from '../question-readers/checker.ts';
import { piecesOf, rectangleOf } from '../question-readers/slanted-areas.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Counts the squares of the rectangle it can be cut into, once for each piece. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    let area = 0;
    for (let piece = 0; piece < piecesOf(sheet); piece += 1) area += rectangleOf(sheet);
    return whole(area);
  },
};
