import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { given } from '../question-readers/decimals.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Cubic centimetres in one of each. */
const size: Readonly<Record<string, number>> = {
  'متر مکعب': 1_000_000,
  'دسی‌متر مکعب': 1000,
  'سانتی‌متر مکعب': 1,
  لیتر: 1000,
  میلی‌لیتر: 1,
  سی‌سی: 1,
};

export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement = wordsOf(sheet.stem);
    const pattern = /سانتی‌متر مکعب|دسی‌متر مکعب|متر مکعب|میلی‌لیتر|لیتر|سی‌سی/g;
    const units = [...statement.matchAll(pattern)].map(([unit]) => Rational.of(size[unit] ?? 0));
    // «کدام مقدار به لیتر با ۵۰۰ میلی‌لیتر برابر است؟» names the unit asked for first.
    const [from, to] = sheet.form === 'reverse' ? [nth(units, 1), nth(units, 0)] : [nth(units, 0), nth(units, -1)];
    return decimalKeyOf(nth(given(sheet), 0).times(from).over(to));
  },
};
