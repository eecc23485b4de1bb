import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Edges in centimetres of one cube of each unit. */
const edge: Readonly<Record<string, number>> = { متر: 100, دسی‌متر: 10, سانتی‌متر: 1 };

/** Counts everything in cubic centimetres. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const statement = numbersInWords(sheet.stem);
    if (sheet.form === 'compare') {
      const lengths = [...words.matchAll(/([۰-۹]+) (متر|دسی‌متر|سانتی‌متر)/g)].map(
        ([, , unit = ''], index) => nth(statement, index) * (edge[unit] ?? 0),
      );
      return key(lengths.slice(0, 3).reduce((product, length) => product * length, 1) / 1000);
    }
    const units = [...words.matchAll(/(متر|دسی‌متر|سانتی‌متر) مکعب/g)].map(([, unit = '']) => (edge[unit] ?? 0) ** 3);
    const value = (nth(statement, sheet.form === 'find-mistake' ? 2 : 0) * nth(units, 0)) / nth(units, -1);
    if (!Number.isSafeInteger(value)) throw new Error('no whole number');
    return key(value);
  },
};
