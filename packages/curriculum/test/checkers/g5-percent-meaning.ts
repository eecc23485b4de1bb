import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth } from '../question-readers/sheet.ts';

/** Counts the small squares one by one. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { shaded } = figureOf(sheet, 'hundred-grid');
    const count = (square: number, filled: boolean) =>
      Array.from({ length: 100 }, (_, cell) => cell < nth(shaded, square)).filter((each) => each === filled).length;
    const value =
      sheet.form === 'compare' ? Math.abs(count(0, true) - count(1, true)) : count(0, sheet.form !== 'reverse');
    return { kind: 'integer', values: [String(value)] };
  },
};
