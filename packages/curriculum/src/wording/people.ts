import type { Rng } from '../random/rng.ts';

export const girls: readonly string[] = [
  'سارا',
  'مریم',
  'زهرا',
  'نرگس',
  'هستی',
  'باران',
  'ترانه',
  'یلدا',
  'پریا',
  'نازنین',
  'آیلین',
  'ژینا',
  'روژان',
  'مهسا',
  'الهام',
  'نیلوفر',
  'ریحانه',
  'درسا',
];
export const boys: readonly string[] = [
  'علی',
  'رضا',
  'امیر',
  'محمد',
  'آرش',
  'سامان',
  'پارسا',
  'کیان',
  'یاشار',
  'هیوا',
  'بهرام',
  'مانی',
  'سهراب',
  'ایلیا',
  'حسین',
  'فرهاد',
  'نوید',
  'آرین',
];
const grownUps: readonly string[] = ['مادر', 'پدر', 'مادربزرگ', 'پدربزرگ', 'خاله', 'عمو', 'دایی', 'عمه'];

/** A child's name, girl or boy as likely. Persian verbs and pronouns are the same for both. */
export function child(rng: Rng): string {
  return rng.pick(rng.chance(1, 2) ? girls : boys);
}

/** `count` different children, girls and boys mixed. */
export function children(rng: Rng, count: number): readonly string[] {
  return rng.sample([...girls, ...boys], count);
}

/** «مادر سارا», «عموی علی». */
export function relative(rng: Rng): string {
  const kin = rng.pick(grownUps);
  return `${ezafe(kin)} ${child(rng)}`;
}

/**
 * A word ready for what follows it: «خانهٔ», «عموی», «کتاب». A final ه that is sounded (راه، ماه، کوه) and a consonant stay as they are.
 */
export function ezafe(word: string): string {
  if (/[^او]ه$/.test(word) && word !== 'ده' && word !== 'نه') return `${word}ٔ`;
  return /[او]$/.test(word) ? `${word}ی` : word;
}

/**
 * A plural: «کتاب‌ها», «خانه‌ها» with a half-space, and without one after a letter that does not join what follows it:
 * «مدادها», «انارها». Never after a number.
 */
export function plural(word: string): string {
  return /[ادذرزژو]$/.test(word) ? `${word}ها` : `${word}\u200cها`;
}
