import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

/** Tries every pair of whole numbers against both conditions. */
export const checker: SkillChecker = {
  solve: ({ stem, form }) => {
    const words = wordsOf(stem);
    const numbers = numbersInWords(stem);
    const pairs = Array.from({ length: 101 * 101 }, (_, index) => [Math.floor(index / 101), index % 101] as const);
    const answer = (): number => {
      if (form === 'compare') {
        const [heads, legs, few, many] = [nth(numbers, 0), nth(numbers, 1), nth(numbers, 2), nth(numbers, 3)];
        const [first, second] = only(pairs.filter(([a, b]) => a + b === heads && a * few + b * many === legs));
        const asked = /چند ([^؟]+) آنجاست/.exec(wordsOf(stem.slice(-1)))?.[1] ?? '';
        return wordsOf(stem.slice(0, 1)).includes(`چند ${asked} و`) ? first : second;
      }
      const [one, other] = [nth(numbers, 0), nth(numbers, 1)];
      const fits = ([low, high]: readonly [number, number]): boolean => {
        if (low > high) return false;
        if (form !== 'reverse') return low + high === one && high - low === other;
        const [product, sum] = /جمع.*حاصل‌ضرب/.test(words) ? [other, one] : [one, other];
        return low + high === sum && low * high === product;
      };
      const [low, high] = only(pairs.filter(fits));
      if (words.includes('عدد بزرگ‌تر')) return high;
      if (words.includes('عدد کوچک‌تر')) return low;
      // The child who has more is named right before «… بیشتر از».
      const richer = /دارند\. (\S+) /.exec(words)?.[1] ?? '';
      return wordsOf(stem.slice(-1)).startsWith(`${richer} `) ? high : low;
    };
    return { kind: 'integer', values: [String(answer())] };
  },
};
