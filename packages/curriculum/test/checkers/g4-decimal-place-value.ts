import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal } from '../question-readers/decimals.ts';
import { figureOf, formulas, nodeValue, nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

const hundredths: Readonly<Record<string, number>> = { ده‌تایی: 1000, یکی: 100, دهم: 10, صدم: 1 };
const columns: Readonly<Record<string, number>> = { دهگان: 1000, یکان: 100, دهم: 10, صدم: 1 };
const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Counts everything in hundredths; a digit's worth is what the number loses without it. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asKey = (count: number) => ({ kind: 'decimal' as const, values: [asDecimal(Rational.of(count, 100))] });
    if (sheet.form === 'reverse' || sheet.form === 'story') {
      const statement = [...words.matchAll(/([۰-۹]+) (ده‌تایی|یکی|دهم|صدم)/g)];
      return asKey(
        statement.reduce((sum, [, digit = '', place = '']) => sum + number(digit) * (hundredths[place] ?? 0), 0),
      );
    }
    if (sheet.form === 'figure') {
      const figure = figureOf(sheet, 'place-table');
      const digit = String(nth(numbersInWords(sheet.stem), 0));
      const at = nth(figure.rows, 0).indexOf(digit);
      return asKey(Number(digit) * (columns[nth(figure.columns, at)] ?? Number.NaN));
    }
    const shown = nth(
      formulas(sheet.stem).filter(({ t }) => t === 'digits'),
      0,
    );
    if (shown.t !== 'digits') throw new Error('no digit');
    const without = [...shown.value];
    without[shown.index] = '0';
    const lost = nodeValue(shown).minus(nodeValue({ t: 'number', value: without.join('') }));
    return { kind: 'decimal', values: [asDecimal(lost)] };
  },
};
