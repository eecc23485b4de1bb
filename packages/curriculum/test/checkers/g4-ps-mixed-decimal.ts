import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Tenths as a heap that grows and shrinks as the words tell, in exact fractions. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem.slice(0, 2));
    const numbers = given(sheet);
    const at = (index: number) => nth(numbers, index);
    let heap: Rational;
    if (words.includes('بیشتر از')) heap = [at(0), at(0), at(1)].reduce((sum, each) => sum.plus(each), Rational.of(0));
    else if (words.includes('کم دارد') || words.includes('کم دارند')) {
      // The amount needed is the largest of the three.
      const [largest, ...rest] = [at(0), at(1), at(2)].sort((a, b) => b.compare(a));
      heap = rest.reduce((left, each) => left.minus(each), largest ?? Rational.of(0));
    } else if (words.includes('اضافه')) heap = at(0).plus(at(1)).minus(at(2));
    else if (words.includes('دیگر')) heap = at(0).minus(at(1)).minus(at(2));
    else throw new Error('no plan');
    return { kind: 'decimal', values: [asDecimal(heap)] };
  },
};
