import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf } from '../question-readers/sheet.ts';

/** Looks at every place of the full box and counts those that hold a cube, or do not. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { heights } = figureOf(sheet, 'cubes');
    const high = Math.max(...heights.flat());
    let [held, empty] = [0, 0];
    for (const row of heights) {
      for (const height of row) {
        for (let layer = 0; layer < high; layer += 1) {
          if (layer < height) held += 1;
          else empty += 1;
        }
      }
    }
    return { kind: 'integer', values: [String(sheet.form === 'reverse' ? empty : held)] };
  },
};
