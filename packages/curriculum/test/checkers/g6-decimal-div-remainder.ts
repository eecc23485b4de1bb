import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Grows the quotient by its smallest step while the product still fits; what is missing then is the remainder. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const dividend = nth(given(sheet), 0);
    const divisor = sheet.form === 'story' ? Rational.of(nth(numbersInWords(sheet.stem), 0)) : nth(given(sheet), 1);
    const smallest = Rational.of(1, wordsOf(sheet.stem).includes('دو رقم') ? 100 : 10);
    let quotient = Rational.of(0);
    for (;;) {
      const next = quotient.plus(smallest);
      if (next.times(divisor).compare(dividend) > 0) break;
      quotient = next;
    }
    return { kind: 'decimal', values: [asDecimal(quotient), asDecimal(dividend.minus(quotient.times(divisor)))] };
  },
};
