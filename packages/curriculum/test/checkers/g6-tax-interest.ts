import type { SkillChecker } from '../question-readers/checker.ts';
import { amountsStatement, changed, percentsStatement } from '../question-readers/percents.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** The amount grows month by month by a twelfth of what it grows in a year. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const amount = nth(amountsStatement(sheet), 0);
    const inYear = changed(amount, nth(percentsStatement(sheet), 0), true) - amount;
    const months = words.includes('دو سال') ? 24 : words.includes('شش ماه') ? 6 : words.includes('سه ماه') ? 3 : 12;
    let twelfths = 0;
    for (let month = 0; month < months; month += 1) twelfths += inYear;
    const extra = twelfths / 12;
    return { kind: 'integer', values: [String(sheet.form === 'reverse' ? amount + extra : extra)] };
  },
};
