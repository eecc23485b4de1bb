import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only, wordsOf } from '../question-readers/sheet.ts';

const weights: readonly (readonly [cue: string, light: number, heavy: number])[] = [
  ['گوسفند', 2, 4],
  ['سه‌چرخه', 2, 3],
  ['پانصد تومانی', 200, 500],
  ['چهارنفره', 2, 4],
  ['پنج‌تایی', 3, 5],
  ['پنج امتیاز', 2, 5],
];

const range = Array.from({ length: 400 }, (_, index) => index);

/** Tries all numbers on the words of the puzzle, and lets one alone through. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem);
    const [first, second] = [nth(numbersInWords(stem), 0), nth(numbersInWords(stem), 1)];
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (words.includes('حاصل ضربشان')) {
      return asKey(
        only(range.filter((large) => large * 2 >= first && large <= first && large * (first - large) === second)),
      );
    }
    if (words.includes('مساحت')) {
      return asKey(
        only(
          range.filter((long) => {
            const wide = first / Math.max(1, long);
            return long > 0 && Number.isInteger(wide) && wide <= long && wide + wide + long + long === second;
          }),
        ),
      );
    }
    if (words.includes('دورقمی')) {
      return asKey(
        only(
          range.filter((number) => {
            const [tens, ones] = [Math.floor(number / 10), number % 10];
            if (tens < 1 || tens > 9 || tens + ones !== first) return false;
            if (!/یکانش|دهگانش/.test(words)) throw new Error('no second condition');
            return words.includes('یکانش') ? ones - tens === second : tens - ones === second;
          }),
        ),
      );
    }
    const [, light, heavy] = only(weights.filter(([cue]) => words.includes(cue)));
    return asKey(only(range.filter((count) => count <= first && (first - count) * light + count * heavy === second)));
  },
};
