import type { SkillChecker } from '../reading/checker.ts';
import { drawnArea } from '../reading/drawn-areas.ts';
import { figureOf } from '../reading/sheet.ts';

/** Measures the drawing, which is to scale, corner by corner. */
export const checker: SkillChecker = {
  solve: (sheet) => ({ kind: 'integer', values: [String(drawnArea(figureOf(sheet, 'drawing')))] }),
};
