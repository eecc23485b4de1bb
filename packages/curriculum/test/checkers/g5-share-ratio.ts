import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, wordsOf } from '../question-readers/sheet.ts';

function ascii(digits: string): number {
  return Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** Deals out shares round after round until the total, or the difference, is reached. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asked = nth(/«([^»]+)»/.exec(words) ?? [], 1);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const deal = (a: number, b: number, reached: (x: number, y: number) => boolean): readonly [number, number] => {
      let [x, y] = [0, 0];
      while (!reached(x, y)) [x, y] = [x + a, y + b];
      return [x, y];
    };
    if (sheet.form === 'figure') {
      const rows = figureOf(sheet, 'table').rows.map(([name, ratio, amount]) => ({
        name: name?.t === 'text' ? name.text : '',
        ratio: ratio?.t === 'math' && ratio.math.t === 'number' ? Number(ratio.math.value) : 0,
        amount: amount?.t === 'math' && amount.math.t === 'number' ? Number(amount.math.value) : 0,
      }));
      const [first, second, all] = rows;
      const [x, y] = deal(first?.ratio ?? 0, second?.ratio ?? 0, (a, b) => a + b >= (all?.amount ?? 0));
      return key(asked === first?.name ? x : y);
    }
    const ratio = /([۰-۹]+) به ([۰-۹]+)/.exec(words) ?? [];
    const [a, b] = [ascii(nth(ratio, 1)), ascii(nth(ratio, 2))];
    const amount = ascii(nth(/[۰-۹]+/.exec(words.replace(nth(ratio, 0), '')) ?? [], 0));
    const isGap = words.includes('تفاوت');
    const [x, y] = deal(a, b, (one, other) => (isGap ? Math.abs(one - other) : one + other) >= amount);
    // The first share is followed by «و» or «به», the second by something else.
    return key(new RegExp(`${asked}(?: خواند)? (?:و|به) `).test(words) ? x : y);
  },
};
