import type { SkillChecker } from '../question-readers/checker.ts';
import { numbersInWords, type Sheet, wordsOf } from '../question-readers/sheet.ts';

/** Builds numbers digit by digit, the wanted digits first, until one passes the test: the first found is the answer. */
function first(
  digits: readonly number[],
  order: (digits: readonly number[]) => readonly number[],
  passes: (value: number) => boolean,
  goesOn: (prefix: number, left: number) => boolean,
  prefix = 0,
): number | null {
  if (digits.length === 0) return passes(prefix) ? prefix : null;
  for (const digit of order(digits)) {
    if (prefix === 0 && digit === 0) continue;
    const next = prefix * 10 + digit;
    const at = digits.indexOf(digit);
    const rest = digits.filter((_, index) => index !== at);
    if (!goesOn(next, rest.length)) continue;
    const found = first(rest, order, passes, goesOn, next);
    if (found !== null) return found;
  }
  return null;
}

const rising = (digits: readonly number[]): readonly number[] => [...digits].sort((a, b) => a - b);
const falling = (digits: readonly number[]): readonly number[] => [...digits].sort((a, b) => b - a);

function solve(sheet: Sheet): number {
  const words = wordsOf(sheet.stem);
  const numbers = numbersInWords(sheet.stem);
  const near = /نزدیک‌ترین/.test(words);
  const digits = numbers.filter((value) => value < 10);
  if (near) {
    const bound = numbers.find((value) => value > 9) ?? 0;
    const above = first(
      digits,
      rising,
      (value) => value >= bound,
      (prefix, left) => (prefix + 1) * 10 ** left > bound,
    );
    const below = first(
      digits,
      falling,
      (value) => value <= bound,
      (prefix, left) => prefix * 10 ** left <= bound,
    );
    if (above === null) return below ?? 0;
    if (below === null) return above;
    return above - bound < bound - below ? above : below;
  }
  const passes = (value: number): boolean =>
    words.includes('زوج') ? value % 2 === 0 : words.includes('فرد') ? value % 2 === 1 : true;
  const found = first(digits, words.includes('بزرگ‌ترین') ? falling : rising, passes, () => true);
  if (found === null) throw new Error('no number');
  return found;
}

export const checker: SkillChecker = { solve: (sheet) => ({ kind: 'integer', values: [String(solve(sheet))] }) };
