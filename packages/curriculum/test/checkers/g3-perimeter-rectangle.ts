import type { SkillChecker } from '../reading/checker.ts';
import { rectangleSides } from '../reading/drawn-rectangles.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Walks around the rectangle side by side. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [length, width] = rectangleSides(sheet);
    return whole([length, width, length, width].reduce((walked, side) => walked + side, 0));
  },
};
