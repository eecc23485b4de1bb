import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, numbersInWords } from '../question-readers/sheet.ts';

/** Counts on by fifties from the smaller amount to the note. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const amounts = [...numbersInWords(sheet.stem), ...(sheet.form === 'figure' ? figureOf(sheet, 'money').toman : [])];
    const note = Math.max(...amounts);
    let reached = Math.min(...amounts);
    let counted = 0;
    while (reached < note) {
      reached += 50;
      counted += 50;
    }
    return { kind: 'integer', values: [String(counted)] };
  },
};
