import type { AnswerKey } from '../../src/model/index.ts';
import { figureOf, nth, type Sheet, wordsOf } from './sheet.ts';

/** How many of the smallest unit one of each unit is. */
const families: readonly Readonly<Record<string, number>>[] = [
  { ساعت: 3600, دقیقه: 60, ثانیه: 1 },
  { کیلومتر: 1000, متر: 1 },
  { متر: 100, سانتی‌متر: 1 },
  { کیلوگرم: 1000, گرم: 1 },
];

function ascii(digits: string): number {
  return Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
}

/** Amounts stated as «۲ ساعت و ۵ دقیقه», in the smallest unit, in reading order: each begins again with its largest unit. */
export function amountsStatement(text: string, family: Readonly<Record<string, number>>): readonly number[] {
  const units = Object.keys(family);
  const largest = Math.max(...Object.values(family));
  const found: number[] = [];
  for (const [, digits = '', unit = ''] of text.matchAll(
    new RegExp(`([۰-۹]+) (${units.join('|')})(?![آ-ی\u200c])`, 'g'),
  )) {
    const value = family[unit] ?? 0;
    if (value === largest || found.length === 0) found.push(0);
    found[found.length - 1] = (found.at(-1) ?? 0) + ascii(digits) * value;
  }
  return found;
}

/** Deals a count of the smallest unit out to the units, one after another. */
function dealt(count: number, family: Readonly<Record<string, number>>, units: readonly string[]): AnswerKey {
  let left = count;
  const values = units.map((unit) => {
    let amount = 0;
    while (left >= (family[unit] ?? 1)) {
      left -= family[unit] ?? 1;
      amount += 1;
    }
    return String(amount);
  });
  return { kind: 'integer', values };
}

/** The sum or the difference of the first two amounts, as the words ask. */
export function solveCompound(sheet: Sheet): AnswerKey {
  if (sheet.answer.kind !== 'integer') throw new Error('no boxes');
  const units = sheet.answer.blanks.map(({ label }) => label ?? '');
  const family = families.find((each) => units.every((unit) => unit in each));
  if (family === undefined) throw new Error(`no family of ${units.join(' ')}`);
  const words = wordsOf(sheet.stem);
  const clock = [...words.matchAll(/ساعت ([۰-۹]+) و ([۰-۹]+) دقیقه/g)].map(
    ([, h = '', m = '']) => ascii(h) * 3600 + ascii(m) * 60,
  );
  if (clock.length === 2) return dealt(nth(clock, 1) - nth(clock, 0), family, units);
  let amounts: readonly number[];
  if (sheet.form === 'figure') {
    const { columns, rows } = figureOf(sheet, 'table');
    amounts = rows.map((cells) =>
      cells.reduce((sum, cell, index) => {
        if (cell.t !== 'math' || cell.math.t !== 'number') return sum;
        return sum + Number(cell.math.value) * (family[columns[index] ?? ''] ?? 0);
      }, 0),
    );
  } else {
    amounts = amountsStatement(words, family);
  }
  const [a, b] = [nth(amounts, 0), nth(amounts, 1)];
  const adds = sheet.form !== 'reverse' && /روی هم|به اضافهٔ|همهٔ فیلم|از راه جاده/.test(words);
  return dealt(adds ? a + b : Math.abs(a - b), family, units);
}
