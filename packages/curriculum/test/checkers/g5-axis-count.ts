import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf } from '../question-readers/sheet.ts';
import { axesOf, outlines } from '../question-readers/symmetries.ts';

/** Mirrors the drawn figure in every line through its middle, half degree by half degree. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const all = outlines(figureOf(sheet, 'drawing').shapes).map(axesOf);
    return { kind: 'integer', values: [String(all.reduce((sum, each) => sum + each, 0))] };
  },
};
