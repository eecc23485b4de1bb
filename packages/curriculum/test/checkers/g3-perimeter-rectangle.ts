import type { SkillChecker } from '../question-readers/checker.ts';
import { rectangleSides } from '../question-readers/drawn-rectangles.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Walks around the rectangle side by side. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [length, width] = rectangleSides(sheet);
    return whole([length, width, length, width].reduce((walked, side) => walked + side, 0));
  },
};
