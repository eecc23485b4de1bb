import type { SkillChecker } from '../reading/checker.ts';
import { numbersInWords, wordsOf } from '../reading/sheet.ts';
import { timesByDoubling } from '../reading/whole-arithmetic.ts';

/** Each situation is known by a word of its own; products by doubling. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem);
    const [a = 0, b = 0, c = 0] = numbersInWords(stem);
    const answer = () => {
      if (words.includes('اردو')) return timesByDoubling(60, a) - b;
      if (words.includes('ورزش')) return a - timesByDoubling(b, c);
      if (words.includes('روبان')) return timesByDoubling(100, a) - b;
      if (words.includes('دور پارک')) return timesByDoubling(1000, c) - timesByDoubling(a, b);
      if (words.includes('نواری')) return timesByDoubling(a, b) + c;
      if (words.includes('لپ‌تاپ')) return c - timesByDoubling(a, b);
      throw new Error('no such story');
    };
    return { kind: 'integer', values: [String(answer())] };
  },
  forms: 2,
};
