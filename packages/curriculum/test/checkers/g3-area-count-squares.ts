import type { SkillChecker } from '../reading/checker.ts';
import { filledArea } from '../reading/filled-squares.ts';
import { figureOf, only } from '../reading/sheet.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Adds up the filled halves of the squares. */
export const checker: SkillChecker = {
  solve: (sheet) => whole(filledArea(only(figureOf(sheet, 'cells').boards))),
};
