/** What is said of shares and counts, and when they are too few to say it. Beside `index.ts`, as first screens need none of it. */
import type { Share } from './index.ts';

/** Answers below which nothing is said of every ten, of the best time of the day, or of the day with the most practice. */
export const MIN_FOR_SHARE = 10;

/** Of ten, rounded to whole ones; null where there are too few to say. All of ten is said of all alone, and none of none. */
export function ofTen({ part, whole }: Share): number | null {
  if (whole < MIN_FOR_SHARE) return null;
  const tenths = Math.round((part * 10) / whole);
  if (part === 0 || part === whole) return tenths;
  return Math.min(9, Math.max(1, tenths));
}

/** Whether a class practiced little: less than half of its children lately. A class without children did not. */
export const isBehind = ({ practiced_lately, students_count }: { practiced_lately: number; students_count: number }) =>
  practiced_lately * 2 < students_count;

/** The place of the largest of some counts; null where they are few, or where the two largest are as large. */
export function mostOf(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts);
  const isTie = counts.filter((count) => count === most).length > 1;
  return sumOf(counts) < MIN_FOR_SHARE || isTie ? null : counts.indexOf(most);
}

/** Negative where the first share is the smaller one. Nothing is divided: equal shares are equal. */
export const compareShares = (a: Share, b: Share): number => a.part * b.whole - b.part * a.whole;

/** The place of the largest of some shares; null where fewer than two are of enough, or where two are as large. */
export function bestOf(shares: readonly Share[]): number | null {
  const [best, next] = shares
    .map((share, index) => ({ ...share, index }))
    .filter(({ whole }) => whole >= MIN_FOR_SHARE)
    .sort((a, b) => compareShares(b, a));
  return best === undefined || next === undefined || compareShares(best, next) === 0 ? null : best.index;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The mean to one decimal, or to so many; none of nobody. */
export const meanOf = (sum: number, count: number, decimals = 1): number =>
  count === 0 ? 0 : Math.round((sum * 10 ** decimals) / count) / 10 ** decimals;

/** Whether a result is below half of what can be reached. Exactly half is not. */
export const isBelowHalf = ({ part, whole }: Share): boolean => part * 2 < whole;

/** Whole points from which a result of a test is high (three quarters), and from which it has half. */
export const resultBorders = (outOf: number) => ({ high: Math.ceil((outOf * 3) / 4), half: Math.ceil(outOf / 2) });

/** Students with a result below whom a difference between groups says nothing. */
export const MIN_FOR_DISCRIMINATION = 20;

/** Of how many students each of the two groups is that a question is to tell apart: a quarter; null where there are too few. */
export const discriminationGroup = (students: number): number | null =>
  students < MIN_FOR_DISCRIMINATION ? null : Math.floor(students / 4);

/** The share of the upper group less that of the lower one, -1 to 1, to two decimals. */
export const discriminationOf = (upper: Share, lower: Share): number =>
  meanOf(compareShares(upper, lower), upper.whole * lower.whole, 2);
