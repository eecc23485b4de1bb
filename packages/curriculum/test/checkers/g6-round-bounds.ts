import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** Every number near the rounded one is rounded by its distance to the multiples around it. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const numbers = numbersInWords(sheet.stem);
    const unit = nth(numbers, 0);
    const value = sheet.form === 'figure' ? figureOf(sheet, 'number-line').from + unit : nth(numbers, 1);
    const fits: number[] = [];
    for (let each = value - unit; each <= value + unit; each += 1) {
      const below = each - (each % unit);
      const nearest = each - below < below + unit - each ? below : below + unit;
      if (nearest === value) fits.push(each);
    }
    const isLargest = /بزرگ‌ترین|بیشترین/.test(words);
    return { kind: 'integer', values: [String(nth(fits, isLargest ? -1 : 0))] };
  },
};
