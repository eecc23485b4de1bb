import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { asDecimal } from '../reading/decimals.ts';
import { wordsOf } from '../reading/sheet.ts';

const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Lays every told length end to end in millimetres and divides by ten. */
export const checker: SkillChecker = {
  solve: ({ stem }) => {
    const told = [...wordsOf(stem).matchAll(/([۰-۹]+) (سانتی‌متر|میلی‌متر)/g)];
    const millimetres = told.reduce(
      (sum, [, digits = '', unit]) => sum + number(digits) * (unit === 'میلی‌متر' ? 1 : 10),
      0,
    );
    return { kind: 'decimal', values: [asDecimal(Rational.of(millimetres, 10))] };
  },
};
