import type { SkillChecker } from '../question-readers/checker.ts';
import { squaresIn } from '../question-readers/drawn-lengths.ts';
import { rectangleSides } from '../question-readers/drawn-rectangles.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Counts the unit squares row by row. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [length, width] = rectangleSides(sheet);
    return whole(squaresIn(width, length));
  },
};
