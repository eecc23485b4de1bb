import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, only } from '../question-readers/sheet.ts';
import { axesOf, outlines } from '../question-readers/symmetries.ts';

/** Folds the drawn figure on every line through its middle; lines that are drawn already are not asked for again. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { shapes } = figureOf(sheet, 'drawing');
    const drawn = shapes.filter((shape) => shape.t === 'line').length;
    return { kind: 'integer', values: [String(only(outlines(shapes).map(axesOf)) - drawn)] };
  },
};
