import type { Rng } from '../../../../authoring/index.ts';

/** Places of a four-digit number from the left, as grade 3 names them. */
export const places = [
  { name: 'هزارگان', bundle: 'هزارتایی', placeValue: 1000 },
  { name: 'صدگان', bundle: 'صدتایی', placeValue: 100 },
  { name: 'دهگان', bundle: 'ده‌تایی', placeValue: 10 },
  { name: 'یکان', bundle: 'یکی', placeValue: 1 },
] as const;

export type PlaceIndex = 0 | 1 | 2 | 3;

/** Digits from the left. */
export function digitsOf(value: number): readonly number[] {
  return String(value).split('').map(Number);
}

/** The number of its digits from the left. */
export function fromDigits(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum * 10 + digit, 0);
}

/** A four-digit number: `zeros` of its three inner places are 0, the others are not; digits are `distinct` when asked. */
export function fourDigits(rng: Rng, { zeros, distinct = false }: { zeros: number; distinct?: boolean }): number {
  const empty = new Set(rng.sample([1, 2, 3], zeros));
  const pool = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return fromDigits(
    [0, 1, 2, 3].map((place) => (empty.has(place) ? 0 : distinct ? (pool[place] ?? 1) : rng.int(1, 9))),
  );
}
