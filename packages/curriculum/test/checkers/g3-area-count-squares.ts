import type { SkillChecker } from '../question-readers/checker.ts';
import { filledArea } from '../question-readers/filled-squares.ts';
import { figureOf, only } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Adds up the filled halves of the squares. */
export const checker: SkillChecker = {
  solve: (sheet) => whole(filledArea(only(figureOf(sheet, 'cells').boards))),
};
