import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

const groups: Readonly<Record<string, number>> = { میلیون: 1_000_000, هزار: 1000, یکی: 1 };
const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** By taking digits away, taking groups off the end, and adding groups up. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'reverse') {
      const statement = [...words.matchAll(/([۰-۹]+) (میلیون|هزار|یکی)/g)];
      return asKey(
        statement.reduce((sum, [, count = '', group = '']) => sum + number(count) * (groups[group] ?? 0), 0),
      );
    }
    if (sheet.form === 'figure') {
      const row = nth(figureOf(sheet, 'place-table').rows, 0);
      const digit = String(nth(numbersInWords(sheet.stem), 0));
      if (row.filter((cell) => cell === digit).length !== 1) throw new Error('the digit does not stand once');
      return asKey(Number(row.join('')) - Number(row.map((cell) => (cell === digit ? '0' : cell)).join('')));
    }
    const shown = nth(formulas(sheet.stem), 0);
    if (shown.t === 'digits') {
      const digits = [...shown.value];
      digits[shown.index] = '0';
      return asKey(Number(shown.value) - Number(digits.join('')));
    }
    if (shown.t !== 'number') throw new Error('no number');
    return asKey(Number(shown.value.slice(0, words.includes('چند میلیون') ? -6 : -3)));
  },
};
