import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords } from '../question-readers/sheet.ts';
import { boxed, fillsBox, takenAway, whole } from '../question-readers/whole-numbers.ts';

/** Tries every number in the box; in stories the known groups are taken away until nothing is left. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'bare' || sheet.form === 'find-mistake') return whole(fillsBox(boxed(sheet), 81));
    const numbers = numbersInWords(sheet.stem);
    const size = sheet.form === 'figure' ? figureOf(sheet, 'area').columns : nth(numbers, 0);
    const [groups, left] = takenAway(Math.max(...numbers), size);
    if (left !== 0) throw new Error('the factor is no whole number');
    return whole(groups);
  },
};
