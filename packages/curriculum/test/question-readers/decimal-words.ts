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

/** All that can be heard, as little before the mark as can be first: «بیست و پنج صدم» is 0.25, then 20.05. */
function hearings(said: string): readonly Rational[] {
  const [word, size] = sizes.find(([each]) => said.endsWith(each)) ?? [];
  if (word === undefined) throw new Error(`no decimal: ${said}`);
  const parts = said.slice(0, -word.length).split(' و ');
  return parts.flatMap((_, cut) => {
    const [whole, part] = [number(parts.slice(0, cut)), number(parts.slice(cut))];
    return whole !== null && part !== null && part < size ? [Rational.of(whole).plus(Rational.of(part, size))] : [];
  });
}

/** Hears as little before the mark as can be. */
export function heardDecimal(said: string): Rational {
  const [first] = hearings(said);
  if (first === undefined) throw new Error(`not understood: ${said}`);
  return first;
}

/** What is heard where nothing beside the words tells which number is meant. */
export function heardOneWay(said: string): Rational {
  if (hearings(said).length > 1) throw new Error(`may be heard in two ways: ${said}`);
  return heardDecimal(said);
}
