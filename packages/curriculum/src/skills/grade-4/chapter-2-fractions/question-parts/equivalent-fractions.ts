import type { Fraction } from '../../../../authoring/fractions/written-numbers.ts';
import type { Rng } from '../../../../authoring/index.ts';

/** The same fraction with both terms multiplied. */
export function scaled({ numerator, denominator }: Fraction, by: number): Fraction {
  return { numerator: numerator * by, denominator: denominator * by };
}

/** Multipliers from 2 to 10 that keep the denominator within `most`. */
export function multipliers({ denominator }: Fraction, most: number): readonly number[] {
  return [2, 3, 4, 5, 6, 7, 8, 9, 10].filter((by) => denominator * by <= most);
}

/** Things cut into equal pieces, with the word for a piece. */
export const cutThings = [
  ['پیتزا', 'برش'],
  ['کیک', 'برش'],
  ['نان بربری', 'تکه'],
  ['هندوانه', 'قاچ'],
  ['شکلات', 'تکه'],
  ['باقلوا', 'تکه'],
  ['پای سیب', 'برش'],
] as const;

export function cutThing(rng: Rng): (typeof cutThings)[number] {
  return rng.pick(cutThings);
}
