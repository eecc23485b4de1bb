import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** How many of the smallest unit of its kind one of each is. */
const inSmallest: Readonly<Record<string, number>> = {
  میلی‌متر: 1,
  سانتی‌متر: 10,
  متر: 1000,
  کیلومتر: 1_000_000,
  گرم: 1,
  کیلوگرم: 1000,
  ثانیه: 1,
  دقیقه: 60,
  ساعت: 3600,
  شبانه‌روز: 86_400,
  میلی‌لیتر: 1,
  لیتر: 1000,
  ریال: 1,
  تومان: 10,
};

export const checker: SkillChecker = {
  /** Both amounts are counted in the smallest unit, or the circles are counted. */
  solve: (sheet) => {
    if (sheet.figure?.t === 'set') {
      const { total, marked } = sheet.figure;
      const { numerator, denominator } = Rational.of(marked, total - marked);
      return { kind: 'fraction', numerator, denominator };
    }
    const found = [...wordsOf(sheet.stem).matchAll(/([۰-۹][۰-۹٬]*) ([آ-ی\u200c]+)/g)].map(
      ([, digits = '', unit = '']) => {
        const value = Number(
          digits.replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))),
        );
        return value * (inSmallest[unit] ?? 1);
      },
    );
    const { numerator, denominator } = Rational.of(nth(found, 0), nth(found, 1));
    return { kind: 'fraction', numerator, denominator };
  },
};
