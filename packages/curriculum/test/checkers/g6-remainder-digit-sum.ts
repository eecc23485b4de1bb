import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { nth } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Long division, digit after digit. */
  solve: (sheet) => {
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const value = Math.max(...numbers);
    const by = nth(
      numbers.filter((each) => each !== value && each <= 10),
      0,
    );
    let rest = 0;
    for (const digit of String(value)) rest = (rest * 10 + Number(digit)) % by;
    return { kind: 'integer', values: [String(rest)] };
  },
};
