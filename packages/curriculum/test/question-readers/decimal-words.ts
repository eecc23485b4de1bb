import { Rational } from '../../src/numbers/rational.ts';
import { heardNumber } from './number-words.ts';

const sizes = [
  [' هزارم', 1000],
  [' صدم', 100],
  [' دهم', 10],
] as const;

/** What may still follow a word within one number: less than this. */
function space(value: number): number {
  return value >= 100 ? 100 : value >= 20 ? 10 : 0;
}

/** What is said as one whole number below a thousand, or null when its words do not grow smaller. */
function number(parts: readonly string[]): number | null {
  const values = parts.map(heardNumber);
  const falls = values.every((value, index) => index === 0 || value < space(values[index - 1] ?? 0));
  return falls ? values.reduce((sum, value) => sum + value, 0) : null;
}

/** Hears as little before the mark as can be: «بیست و پنج صدم» is twenty-five hundredths. */
export function heardDecimal(said: string): Rational {
  const [word, size] = sizes.find(([each]) => said.endsWith(each)) ?? [];
  if (word === undefined) throw new Error(`no decimal: ${said}`);
  const parts = said.slice(0, -word.length).split(' و ');
  for (let cut = 0; cut < parts.length; cut += 1) {
    const [whole, part] = [number(parts.slice(0, cut)), number(parts.slice(cut))];
    if (whole !== null && part !== null && part < size) return Rational.of(whole).plus(Rational.of(part, size));
  }
  throw new Error(`not understood: ${said}`);
}
