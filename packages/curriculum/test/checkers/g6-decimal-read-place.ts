import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { asDecimal } from '../question-readers/decimals.ts';
import { formulas, nth, wordsOf } from '../question-readers/sheet.ts';

const words: Readonly<Record<string, number>> = {
  صفر: 0,
  یک: 1,
  دو: 2,
  سه: 3,
  چهار: 4,
  پنج: 5,
  شش: 6,
  هفت: 7,
  هشت: 8,
  نه: 9,
  ده: 10,
  یازده: 11,
  دوازده: 12,
  سیزده: 13,
  چهارده: 14,
  پانزده: 15,
  شانزده: 16,
  هفده: 17,
  هجده: 18,
  نوزده: 19,
  بیست: 20,
  سی: 30,
  چهل: 40,
  پنجاه: 50,
  شصت: 60,
  هفتاد: 70,
  هشتاد: 80,
  نود: 90,
  صد: 100,
  دویست: 200,
  سیصد: 300,
  چهارصد: 400,
  پانصد: 500,
  ششصد: 600,
  هفتصد: 700,
  هشتصد: 800,
  نهصد: 900,
};
const steps = { ده‌هزارم: 10_000, هزارم: 1000, صدم: 100, دهم: 10 } as const;

/** What may still follow a word within one number: less than this. */
function space(part: string): number {
  if (part.includes('هزار')) return 1000;
  const value = words[part] ?? 0;
  return value >= 100 ? 100 : value >= 20 ? 10 : 0;
}

/** What is said as one whole number, or null when its words do not grow smaller. */
function number(parts: readonly string[]): number | null {
  const fits = (part: string, index: number) =>
    index === 0 || (!part.includes('هزار') && (words[part] ?? 0) < space(parts[index - 1] ?? ''));
  if (!parts.every(fits)) return null;
  return parts.reduce((sum, part) => {
    if (part.includes('هزار')) return sum + (words[part.replace(' هزار', '')] ?? 1) * 1000;
    return sum + (words[part] ?? 0);
  }, 0);
}

/** Refuses what may be heard in two ways: «بیست و پنج صدم» is 0.25 or 20.05. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'reverse') {
      const shown = nth(formulas(sheet.stem), 0);
      if (shown.t !== 'digits') throw new Error('no digit is pointed at');
      const without = [...shown.value].map((each, index) => (index === shown.index ? '0' : each)).join('');
      const placeValue = (text: string) =>
        Rational.of(BigInt(text.replace('.', '')), 10n ** BigInt(text.length - text.indexOf('.') - 1));
      return { kind: 'decimal', values: [asDecimal(placeValue(shown.value).minus(placeValue(without)))] };
    }
    const said = nth(/«([^»]+)»/.exec(wordsOf(sheet.stem)) ?? [], 1);
    const [name = '', size = 1] = Object.entries(steps).find(([word]) => said.endsWith(` ${word}`)) ?? [];
    const parts = said.slice(0, -name.length - 1).split(' و ');
    const hearings = parts.flatMap((_, cut) => {
      const [whole, part] = [number(parts.slice(0, cut)), number(parts.slice(cut))];
      return whole !== null && part !== null && part < size ? [Rational.of(whole).plus(Rational.of(part, size))] : [];
    });
    if (hearings.length !== 1) throw new Error(`heard in ${hearings.length} ways: ${said}`);
    return { kind: 'decimal', values: [asDecimal(nth(hearings, 0))] };
  },
};
