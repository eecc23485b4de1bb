import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';

/** Shares in fractions; the whole number is in words or in the formula. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const a = nth(given(sheet), 0);
    const divisor =
      sheet.form === 'story' || sheet.form === 'reverse'
        ? Rational.of(nth(numbersInWords(sheet.stem), 0))
        : nth(given(sheet), 1);
    return { kind: 'decimal', values: [asDecimal(sheet.form === 'reverse' ? a.times(divisor) : a.over(divisor))] };
  },
};
