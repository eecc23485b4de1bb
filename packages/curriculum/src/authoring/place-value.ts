import type { Rng } from '../random/rng.ts';

/** A place of a whole number, as grades 4 to 6 name it: the place within its group, and the group from the thousands up. */
export interface Place {
  /** «دهگان هزار». */
  readonly name: string;
  readonly placeValue: number;
}

const within = ['یکان', 'دهگان', 'صدگان'] as const;
const groups = ['', 'هزار', 'میلیون', 'میلیارد'] as const;

/** Places from the right: index 0 is «یکان», index 5 «صدگان هزار», up to «صدگان میلیارد». */
export const numberPlaces: readonly Place[] = groups.flatMap((group, groupIndex) =>
  within.map((name, index) => ({
    name: group === '' ? name : `${name} ${group}`,
    placeValue: 10 ** (groupIndex * 3 + index),
  })),
);

/** Digits from the left. */
export function digitsFromLeft(value: number): readonly number[] {
  return [...String(value)].map(Number);
}

/** The number of its digits from the left; zeros in front vanish. */
export function numberOfDigits(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum * 10 + digit, 0);
}

/** The groups of three of a number, from the left: 45302 is [45, 302]. */
export function groupsOfThree(value: number): readonly number[] {
  return value < 1000 ? [value] : [...groupsOfThree(Math.floor(value / 1000)), value % 1000];
}

/**
 * A number of `length` digits of which `zeros`, never the first, are 0. With `distinct` no digit but the zeros comes twice
 * (at most nine digits).
 */
export function drawNumber(
  rng: Rng,
  { length, zeros = 0, distinct = false }: { length: number; zeros?: number; distinct?: boolean },
): number {
  const inner = Array.from({ length: length - 1 }, (_, index) => index + 1);
  const empty = new Set(rng.sample(inner, zeros));
  const pool = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return numberOfDigits(
    Array.from({ length }, (_, index) =>
      empty.has(index) ? 0 : distinct ? (pool[index % pool.length] ?? 1) : rng.int(1, 9),
    ),
  );
}
