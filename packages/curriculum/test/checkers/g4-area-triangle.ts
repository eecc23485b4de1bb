import type { SkillChecker } from '../question-readers/checker.ts';
import { piecesOf, rectangleOf } from '../question-readers/slanted-areas.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Looks for the area that two triangles put together make the rectangle of. */
export const checker: SkillChecker = {
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
