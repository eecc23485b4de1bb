import type { SkillChecker } from '../question-readers/checker.ts';
import { drawnArea } from '../question-readers/drawn-areas.ts';
import { figureOf } from '../question-readers/sheet.ts';

/** Measures the drawing, which is to scale, corner by corner. */
export const checker: SkillChecker = {
  solve: (sheet) => ({ kind: 'integer', values: [String(drawnArea(figureOf(sheet, 'drawing')))] }),
};
