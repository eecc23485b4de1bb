import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { formulas, nth, terms, wordsOf } from '../question-readers/sheet.ts';

/** Metres, grams and litres in one unit each. */
const values: Readonly<Record<string, number>> = {
  میلی‌متر: 1,
  سانتی‌متر: 10,
  دسی‌متر: 100,
  متر: 1000,
  کیلومتر: 1_000_000,
  گرم: 1,
  کیلوگرم: 1000,
  تن: 1_000_000,
  میلی‌لیتر: 1,
  لیتر: 1000,
};

export const checker: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = given(sheet);
    if (!a) throw new Error('no number');
    const words = wordsOf(sheet.stem);
    if (sheet.form === 'story') {
      const [, from = '', to = ''] =
        /\s{2,}([آ-ی\u200c]+) نوشته است و می‌خواهد آن را به ([آ-ی\u200c]+) بنویسد/.exec(words) ?? [];
      return key(a.times(Rational.of(values[from] ?? 0)).over(Rational.of(values[to] ?? 1)));
    }
    if (!b) throw new Error('no second number');
    if (sheet.form === 'reverse') return key(words.includes('ضرب') ? b.over(a) : a.over(b));
    const sign = nth(
      formulas(sheet.stem)
        .flatMap(terms)
        .filter((node) => node.t === 'operator'),
      0,
    );
    return key(sign.t === 'operator' && sign.sign === '×' ? a.times(b) : a.over(b));
  },
};

function key(value: Rational) {
  return { kind: 'decimal', values: [asDecimal(value)] } as const;
}
