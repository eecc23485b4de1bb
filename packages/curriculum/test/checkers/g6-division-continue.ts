import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Divides digit after digit; in a story the larger number is what is shared, unless the words put the parts first. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form !== 'story') return key(nth(given(sheet), 0).over(nth(given(sheet), 1)));
    const [first, second] = [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
    const partsFirst = /بستهٔ یکسان|روز، هر روز|دفتر یکسان/.test(wordsOf(sheet.stem));
    return key(partsFirst ? Rational.of(second, first) : Rational.of(first, second));
  },
};

function key(value: Rational) {
  return { kind: 'decimal', values: [asDecimal(value)] } as const;
}
