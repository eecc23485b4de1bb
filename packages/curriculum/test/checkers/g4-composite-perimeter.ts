import type { SkillChecker } from '../reading/checker.ts';
import { scaledSides } from '../reading/drawn-scale.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Measures every side of the drawing, which is true to scale, and walks around. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { sides, scale } = scaledSides(sheet);
    return whole(sides.reduce((sum, { drawn }) => sum + Math.round(drawn / scale), 0));
  },
};
