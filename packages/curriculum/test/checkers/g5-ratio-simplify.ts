import type { SkillChecker } from '../reading/checker.ts';
import { wordsOf } from '../reading/sheet.ts';
import { countsOf } from '../reading/two-groups.ts';

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
      const worth = (unit: string) => (isKilometre ? (unit === 'متر' ? 1 : 1000) : (sizes[unit] ?? 0));
      a *= worth(one);
      b *= worth(other);
    }
    for (let top = 1; top <= a; top += 1) {
      if ((top * b) % a === 0) return { kind: 'fraction', numerator: top, denominator: (top * b) / a };
    }
    throw new Error('no ratio');
  },
};
