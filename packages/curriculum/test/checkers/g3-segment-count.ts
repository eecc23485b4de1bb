import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Takes every two marked points of a line, or every side and line of a figure, one at a time. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { shapes } = figureOf(sheet, 'drawing');
    const points = shapes.filter(({ t }) => t === 'point');
    let count = 0;
    if (points.length > 0) {
      for (let first = 0; first < points.length; first += 1)
        for (let second = first + 1; second < points.length; second += 1) count += 1;
      return whole(count);
    }
    for (const shape of shapes) count += shape.t === 'polygon' ? shape.points.length : 1;
    return whole(count);
  },
};
