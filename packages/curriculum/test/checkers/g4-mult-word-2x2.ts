import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';
import { timesByDoubling } from '../question-readers/whole-arithmetic.ts';

/** Multiplies by doubling; the second step is stated by its own word. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const words = wordsOf(stem);
    const [a = 0, b = 0, c = 0, d = 0] = numbersInWords(stem);
    const answer = () => {
      if (form === 'compare') return Math.max(timesByDoubling(a, b), timesByDoubling(c, d));
      if (form !== 'reverse') return timesByDoubling(a, b);
      if (words.includes('اضافه')) return timesByDoubling(a, b) + c;
      if (/شکست|خراب/.test(words)) return timesByDoubling(a, b) - c;
      if (words.includes('پس می‌گیرد')) return c - timesByDoubling(a, b);
      if (words.includes('نخوانده')) return a - timesByDoubling(b, c);
      throw new Error('no second step');
    };
    nth(numbersInWords(stem), form === 'story' ? 1 : 2);
    return { kind: 'integer', values: [String(answer())] };
  },
};
