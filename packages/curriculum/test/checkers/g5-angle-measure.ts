import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf } from '../question-readers/sheet.ts';

/** Turns one arm degree by degree until it lies on the other. */
const own: SkillChecker = {
  solve: (sheet) => {
    const { arms } = figureOf(sheet, 'protractor');
    const [start, still] = arms[0] < arms[1] ? arms : [arms[1], arms[0]];
    let turning = start;
    let size = 0;
    while (turning < still) {
      turning += 1;
      size += 1;
    }
    const value = sheet.form === 'compare' ? Math.max(size, 90) - Math.min(size, 90) : size;
    return { kind: 'integer', values: [String(value)] };
  },
};

export const checker = withNumberSets(own, 'categorize');
