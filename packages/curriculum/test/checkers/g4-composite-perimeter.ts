import type { SkillChecker } from '../question-readers/checker.ts';
import { scaledSides } from '../question-readers/drawn-scale.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Measures every side of the drawing, which is true to scale, and walks around. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { sides, scale } = scaledSides(sheet);
    return whole(sides.reduce((sum, { drawn }) => sum + Math.round(drawn / scale), 0));
  },
};
