import { named } from '../question-readers/charted.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Puts the numbers of the first paragraph beside the names before them. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const first = wordsOf(stem.slice(0, 1));
    const numbers = numbersInWords(stem.slice(0, 1));
    if (form === 'reverse') {
      const total = nth(numbers, -1);
      return asKey(numbers.slice(0, -1).reduce((left, value) => left - value, total));
    }
    if (form !== 'compare') return asKey(numbers.reduce((sum, value) => sum + value, 0));
    const entries = [...first.matchAll(/(\S+) ([۰-۹]+) (?:صفحه|نان|امتیاز|نهال|هزار|کیلوگرم)/g)].map(
      ([, name = ''], index) => [name, nth(numbers, index)] as const,
    );
    const [a, b] = named(entries, wordsOf(stem.slice(1)));
    if (a === undefined || b === undefined || entries.length !== numbers.length) throw new Error('names are missing');
    return asKey(a - b);
  },
};
