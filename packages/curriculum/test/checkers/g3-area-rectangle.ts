import type { SkillChecker } from '../reading/checker.ts';
import { squaresIn } from '../reading/drawn-lengths.ts';
import { rectangleSides } from '../reading/drawn-rectangles.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Counts the unit squares row by row. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [length, width] = rectangleSides(sheet);
    return whole(squaresIn(width, length));
  },
};
