import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';
import { boxed, fillsBox, heap, takenAway, whole } from '../question-readers/whole-numbers.ts';

/** Tries the box; in stories things are handed out and counted. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { dividend, divisor, quotient } = figureOf(sheet, 'long-division');
      const [groups, left] = takenAway(Number(dividend), Number(divisor));
      return whole(quotient === null ? groups : left);
    }
    if (sheet.form !== 'story') return whole(fillsBox(boxed(sheet), 150));
    const [a = 0, b = 0, c = 0] = numbersInWords(sheet.stem);
    const words = wordsOf(sheet.stem);
    if (words.includes(' داشت؟')) return whole(heap(a, b) + c);
    if (words.includes('برایش باقی ماند؟')) return whole(a - heap(b, c));
    const tried = words.includes('چند نفر بودند؟')
      ? [...Array(100).keys()].filter((people) => heap(people, b) + c === a)
      : [...Array(100).keys()].filter((each) => heap(b, each) + c === a);
    return whole(only(tried));
  },
};
