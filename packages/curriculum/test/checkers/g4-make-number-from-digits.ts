import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

function arrangements(digits: readonly number[]): readonly number[] {
  const build = (left: readonly number[], made: string): readonly number[] =>
    left.length === 0
      ? [Number(made)]
      : left.flatMap((digit, at) => build([...left.slice(0, at), ...left.slice(at + 1)], `${made}${digit}`));
  return build(digits, '').filter((number) => String(number).length === digits.length);
}

/** Makes every number of the digits and keeps the one asked for. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem);
    const numbers = numbersInWords(stem);
    const digits = numbers.filter((number) => number < 10);
    const all = arrangements(digits);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (words.includes('نزدیک‌ترین')) {
      const target = nth(numbers, -1);
      const best = Math.min(...all.map((number) => Math.abs(number - target)));
      const nearest = all.filter((number) => Math.abs(number - target) === best);
      if (nearest.length !== 1) throw new Error('two are as near');
      return asKey(nth(nearest, 0));
    }
    return asKey(words.includes('بزرگ‌ترین') ? Math.max(...all) : Math.min(...all));
  },
};
