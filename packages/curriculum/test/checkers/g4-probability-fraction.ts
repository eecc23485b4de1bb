import type { SkillChecker } from '../question-readers/checker.ts';
import { countedColors } from '../question-readers/colors.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

const number = (digits: string) => Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));

/** Whether a number is one the words want. */
function isWanted(words: string, value: number): boolean {
  if (words.includes('عدد زوج')) return value % 2 === 0;
  if (words.includes('عدد فرد')) return value % 2 === 1;
  if (words.includes('بخش‌پذیر بر ۳')) return value % 3 === 0;
  const more = /بزرگ‌تر از ([۰-۹]+)/.exec(words)?.[1];
  if (more !== undefined) return value > number(more);
  const less = /کوچک‌تر از ([۰-۹]+)/.exec(words)?.[1];
  if (less !== undefined) return value < number(less);
  return value === number(/عدد ([۰-۹]+) بیاید/.exec(words)?.[1] ?? '');
}

/** Goes through all outcomes one by one and counts those wanted. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem.slice(0, 2));
    if (sheet.form === 'bare') {
      const all = words.includes('تاس') ? 6 : nth(numbersInWords(sheet.stem), 0);
      const values = Array.from({ length: all }, (_, index) => index + 1);
      return { kind: 'fraction', numerator: values.filter((value) => isWanted(words, value)).length, denominator: all };
    }
    const counts = countedColors(sheet);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [, name = '', verb] = /(زرد|سبز|قرمز|آبی) (باشد|نباشد)/.exec(words) ?? [];
    const count = counts.get(name) ?? Number.NaN;
    return { kind: 'fraction', numerator: verb === 'نباشد' ? all - count : count, denominator: all };
  },
};
