import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

/** Makes the new list of numbers and looks for the number that balances it. */
export const checker: SkillChecker = {
  solve: ({ stem, form }) => {
    const words = wordsOf(stem);
    const first = numbersInWords(stem.slice(0, 1));
    const numbers = form === 'compare' ? Array.from({ length: nth(first, 0) }, () => nth(first, 1)) : [...first];
    const by = nth(numbersInWords(stem.slice(1)), 0);
    const changed = /اضافه شود|بیشتر بود/.test(words)
      ? numbers.map((number) => number + by)
      : /برداشتند|کنار گذاشتند/.test(words)
        ? form === 'compare'
          ? null
          : numbers.slice(0, -1)
        : [...numbers, by];
    const candidates = Array.from({ length: 300 }, (_, index) => index);
    // Of numbers stated by their mean alone, one that goes takes its own size out of the sum.
    const balance = (each: number) =>
      changed === null
        ? nth(first, 0) * nth(first, 1) - by - each * (nth(first, 0) - 1)
        : changed.reduce((sum, number) => sum + number - each, 0);
    return { kind: 'integer', values: [String(only(candidates.filter((each) => balance(each) === 0)))] };
  },
};
