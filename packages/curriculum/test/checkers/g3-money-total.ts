import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, numbersInWords } from '../question-readers/sheet.ts';

/** Lays the pieces down by hundreds and counts those. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { toman } = figureOf(sheet, 'money');
    const added = sheet.form === 'compare' ? numbersInWords(sheet.stem) : [];
    let hundreds = 0;
    for (const piece of [...toman, ...added]) for (let left = piece; left > 0; left -= 100) hundreds += 1;
    return { kind: 'integer', values: [`${hundreds}00`] };
  },
};
