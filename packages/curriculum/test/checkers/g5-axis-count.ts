import type { SkillChecker } from '../reading/checker.ts';
import { figureOf } from '../reading/sheet.ts';
import { axesOf, outlines } from '../reading/symmetries.ts';

/** Mirrors the drawn figure in every line through its middle, half degree by half degree. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const all = outlines(figureOf(sheet, 'drawing').shapes).map(axesOf);
    return { kind: 'integer', values: [String(all.reduce((sum, each) => sum + each, 0))] };
  },
};
