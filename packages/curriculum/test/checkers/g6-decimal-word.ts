import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Reads the story again and works it out in fractions. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const values = given(sheet);
    const whole = (index: number) => Rational.of(nth(numbersInWords(sheet.stem), index));
    const [a, b, c] = values;
    if (words.includes('میانگین')) {
      const sum = values.reduce((total, each) => total.plus(each), Rational.of(0));
      return key(sum.over(Rational.of(values.length)));
    }
    if (!a || !b) throw new Error('too few numbers');
    if (words.includes('بنزین')) return key(b.minus(a.times(whole(1).over(whole(0)))));
    if (words.includes('در آغاز')) return key(a.times(whole(0)).plus(b));
    return key((c ?? Rational.of(0)).minus(a.times(b)));
  },
};

function key(value: Rational) {
  return { kind: 'decimal', values: [asDecimal(value)] } as const;
}
