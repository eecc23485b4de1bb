import { child, children, ezafe, p, strips } from '../../index.ts';
import { type Fraction, fractionValue, written } from '../written-numbers.ts';
import { isMinutes, isOnScales, type WordProblem } from './word-problem.ts';

/** `amount ÷ by`: how many times one is in the other, or what belongs to one unit. */
export interface Quotient {
  readonly amount: Fraction;
  readonly by: Fraction;
  readonly request: string;
}

/** Whether the quotient lies between these whole numbers. */
function isBetween({ amount, by }: Quotient, least: number, most: number): boolean {
  const { n, d } = fractionValue(amount).over(fractionValue(by));
  return n > BigInt(least) * d && n < BigInt(most) * d;
}

function isBelowOne(value: Fraction): boolean {
  const { n, d } = fractionValue(value);
  return n < d;
}

function isInMinutes({ denominator }: Fraction): boolean {
  return isMinutes(denominator);
}

/** Situations in which a fraction is divided by a fraction and the answer need not be whole. */
export const howManyTimes: readonly WordProblem<Quotient>[] = [
  {
    write: (rng, { amount, by, request }) => {
      const [one = '', other = ''] = children(rng, 2);
      const strip = rng.pick(strips);
      return [
        p`${one} ${written(amount)} متر ${strip} دارد و ${other} ${written(by)} متر.`,
        p`طول ${ezafe(strip)} ${one} چند برابر طول ${ezafe(strip)} ${other} است؟ ${request}`,
      ];
    },
  },
  {
    fits: (n) => isBelowOne(n.amount) && isInMinutes(n.by) && isBetween(n, 0, 1),
    write: (rng, { amount, by, request }) => {
      const pool = rng.pick(['استخر', 'مخزن', 'حوض']);
      return [
        p`یک شیر آب در ${written(by)} ساعت ${written(amount)} ${pool} را پر می‌کند.`,
        p`با همین سرعت، در یک ساعت چه کسری از ${pool} پر می‌شود؟ ${request}`,
      ];
    },
  },
  {
    fits: (n) => isInMinutes(n.by) && isBetween(n, 2, 6),
    write: (rng, { amount, by, request }) => [
      p`${child(rng)} در ${written(by)} ساعت ${written(amount)} کیلومتر پیاده‌روی کرد.`,
      p`با همین سرعت، در یک ساعت چند کیلومتر راه می‌رود؟ ${request}`,
    ],
  },
  {
    fits: ({ amount, by }) =>
      fractionValue(amount).over(fractionValue(by)).compare(fractionValue(by)) < 0 && amount.denominator > 1,
    write: (rng, { amount, by, request }) => {
      const thing = rng.pick(['یک تابلوی', 'یک شیشهٔ', 'یک تختهٔ', 'یک قالیچهٔ']);
      return [
        p`مساحت ${thing} مستطیل‌شکل ${written(amount)} متر مربع و طول آن ${written(by)} متر است.`,
        p`عرض آن چند متر است؟ ${request}`,
      ];
    },
  },
  {
    fits: (n) => isBetween(n, 1, 12),
    write: (rng, { amount, by, request }) => {
      const place = rng.pick(['پارک', 'زمین ورزش', 'پیست']);
      return [
        p`هر دور ${place} ${written(by)} کیلومتر است و ${child(rng)} ${written(amount)} کیلومتر دویده است.`,
        p`او چند دور دویده است؟ ${request}`,
      ];
    },
  },
  {
    fits: (n) => isBelowOne(n.amount) && isOnScales(n.by.denominator) && isBetween(n, 0, 1),
    write: (rng, { amount, by, request }) => {
      const wall = rng.pick(['دیوار', 'در', 'نرده', 'قایق']);
      return [
        p`با ${written(by)} لیتر رنگ، ${written(amount)} یک ${wall} رنگ می‌شود.`,
        p`با یک لیتر رنگ چه کسری از ${wall} رنگ می‌شود؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ amount, by }) =>
      (amount.denominator === 1 || isOnScales(amount.denominator)) && isOnScales(by.denominator),
    write: (rng, { amount, by, request }) => {
      const [one = '', other = ''] = rng.sample(['پسته', 'بادام', 'فندق', 'کشمش', 'گردو'], 2);
      return [
        p`یک کیسهٔ ${one} ${written(amount)} کیلوگرم و یک کیسهٔ ${other} ${written(by)} کیلوگرم وزن دارد.`,
        p`وزن کیسهٔ ${one} چند برابر وزن کیسهٔ ${other} است؟ ${request}`,
      ];
    },
  },
  {
    // A seedling is no taller than a man, and no lower than a hand.
    fits: ({ amount, by }) =>
      [amount, by].every(({ numerator, denominator }) => numerator < 2 * denominator && 5 * numerator >= denominator),
    write: (rng, { amount, by, request }) => {
      const [one = '', other = ''] = rng.sample(['انار', 'گردو', 'سرو', 'زیتون', 'سیب'], 2);
      return [
        p`بلندی یک نهال ${one} ${written(amount)} متر و بلندی یک نهال ${other} ${written(by)} متر است.`,
        p`بلندی نهال ${one} چند برابر بلندی نهال ${other} است؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ amount, by }) => isInMinutes(amount) && isInMinutes(by),
    write: (rng, { amount, by, request }) => {
      const [one = '', other = ''] = children(rng, 2);
      const done = rng.pick(['نقاشی', 'تمرین شطرنج', 'مطالعه', 'باغبانی', 'ورزش']);
      return [
        p`دیروز ${one} ${written(amount)} ساعت و ${other} ${written(by)} ساعت ${done} کرد.`,
        p`زمان ${ezafe(done)} ${one} چند برابر زمان ${ezafe(done)} ${other} بود؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { amount, by, request }) => {
      const [one, other] = rng.pick([
        ['مدرسه', 'کتابخانه'],
        ['پارک', 'نانوایی'],
        ['ورزشگاه', 'مدرسه'],
        ['موزه', 'پارک'],
      ] as const);
      return [
        p`از خانهٔ ${child(rng)} تا ${one} ${written(amount)} کیلومتر و تا ${other} ${written(by)} کیلومتر راه است.`,
        p`راه ${one} چند برابر راه ${other} است؟ ${request}`,
      ];
    },
  },
];
