import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { spokenOrdinal } from '../question-readers/ordinals.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

const own: SkillChecker = {
  /** Counts through the natural numbers and keeps those that fit. */
  solve: (sheet) => {
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const words = wordsOf(sheet.stem);
    const isStatement = sheet.form === 'reverse' || sheet.form === 'find-mistake';
    const isPure = isStatement && words.includes('بخش‌پذیرند');
    const by = isStatement ? nth(numbers, 0) : nth(numbers, 1) - nth(numbers, 0);
    const rest = isStatement ? (isPure ? 0 : nth(numbers, 1)) : nth(numbers, 0) % by;
    const wanted = spokenOrdinal(words);
    let found = 0;
    for (let value = 1; value < 2000; value += 1) {
      if (value % by === rest) found += 1;
      if (found === wanted) return { kind: 'integer', values: [String(value)] };
    }
    throw new Error('the list is too short');
  },
};

export const checker = withNumberSets(own, 'multiple-select');
