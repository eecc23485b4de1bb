import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal } from '../question-readers/decimals.ts';
import { wordsOf } from '../question-readers/sheet.ts';

const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Lays every stated length end to end in millimetres and divides by ten. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const statement = [...wordsOf(stem).matchAll(/([۰-۹]+) (سانتی‌متر|میلی‌متر)/g)];
    const millimetres = statement.reduce(
      (sum, [, digits = '', unit]) => sum + number(digits) * (unit === 'میلی‌متر' ? 1 : 10),
      0,
    );
    return { kind: 'decimal', values: [asDecimal(Rational.of(millimetres, 10))] };
  },
};
