import type { SkillChecker } from '../reading/checker.ts';
import { figureOf, only } from '../reading/sheet.ts';
import { axesOf, outlines } from '../reading/symmetries.ts';

/** Folds the drawn figure on every line through its middle; lines that are drawn already are not asked for again. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { shapes } = figureOf(sheet, 'drawing');
    const drawn = shapes.filter((shape) => shape.t === 'line').length;
    return { kind: 'integer', values: [String(only(outlines(shapes).map(axesOf)) - drawn)] };
  },
};
