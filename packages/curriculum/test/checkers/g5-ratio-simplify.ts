import type { SkillChecker } from '../question-readers/checker.ts';
import { wordsOf } from '../question-readers/sheet.ts';
import { countsOf } from '../question-readers/two-groups.ts';

const sizes: Readonly<Record<string, number>> = {
  متر: 100,
  سانتی‌متر: 1,
  کیلوگرم: 1000,
  گرم: 1,
  ساعت: 60,
  دقیقه: 1,
  لیتر: 1000,
  میلی‌لیتر: 1,
};

/** Tries every smaller pair of numbers with the same cross products. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    let [a, b] = countsOf(sheet);
    if (sheet.form === 'compare') {
      const [, one = '', other = ''] = /نسبت [۰-۹٬]+ (\S+) به [۰-۹٬]+ (\S+) را/.exec(wordsOf(sheet.stem)) ?? [];
      const isKilometre = one === 'کیلومتر' || other === 'کیلومتر';
      const value = (unit: string) => (isKilometre ? (unit === 'متر' ? 1 : 1000) : (sizes[unit] ?? 0));
      a *= value(one);
      b *= value(other);
    }
    for (let numerator = 1; numerator <= a; numerator += 1) {
      if ((numerator * b) % a === 0) return { kind: 'fraction', numerator, denominator: (numerator * b) / a };
    }
    throw new Error('no ratio');
  },
};
