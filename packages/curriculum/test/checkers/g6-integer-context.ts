import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, nth, valueAt, wordsOf } from '../question-readers/sheet.ts';
import { signedNumbers } from '../question-readers/signed-numbers.ts';

const belowWords = /زیر صفر|پایین‌تر از|زیان کرد|از دست داد|پیش از پرتاب صحبت/;
const downwards = /سردتر شد|پایین‌تر می‌رود|تومان زیان کرد\. کدام|امتیاز از دست داد\. حالا/;

const own: SkillChecker = {
  /** Walks from zero, one step at a time, to the side the words tell. */
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'figure') {
      const axis = figureOf(sheet, 'number-line');
      return asKey(valueAt(axis, nth(axis.points ?? [], 0).tick).numerator);
    }
    const words = wordsOf(sheet.stem);
    const numbers = signedNumbers(sheet);
    const statement = nth(words.split(/ در اینجا صفر یعنی/), 0);
    let at = 0;
    for (let walked = 0; walked < nth(numbers, 0); walked += 1) at += belowWords.test(statement) ? -1 : 1;
    if (sheet.form === 'compare') {
      for (let walked = 0; walked < nth(numbers, 1); walked += 1) {
        at += downwards.test(words) ? -1 : 1;
        // A fish does not leave the water, nor does a kite go down into it.
        if (at === 0 && statement.includes('سطح دریا')) throw new Error('it goes through the surface of the sea');
      }
    }
    return asKey(at);
  },
};

export const checker = withNumberSets(own, 'categorize');
