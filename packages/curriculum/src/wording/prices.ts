import type { Rng } from '../random/rng.ts';

/** What a thing costs in toman this year (2026), from the cheapest to the dearest that a child may see, and the step of its prices. */
export interface Price {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const thousands = (min: number, max: number, step = 1): Price => ({
  min: min * 1000,
  max: max * 1000,
  step: step * 1000,
});

/** Things of stories that are bought, each with its price; where it is sold by a unit, with that unit. */
export const prices: Readonly<Record<string, Price>> = {
  پیچ: { min: 1500, max: 5000, step: 500 },
  تیله: { min: 2000, max: 8000, step: 500 },
  دکمه: { min: 2000, max: 9000, step: 500 },
  'نشای گوجه': { min: 3000, max: 9500, step: 500 },
  عکس: { min: 5000, max: 9500, step: 500 },
  تخم‌مرغ: { min: 7000, max: 9500, step: 500 },
  'مداد رنگی': thousands(4, 40),
  شیرینی: thousands(15, 45),
  'نان شیرمال': thousands(15, 40),
  انار: thousands(20, 60),
  'شاخه گل': thousands(30, 90),
  ماهی: thousands(40, 200),
  طالبی: thousands(60, 150),
  دفتر: thousands(20, 300),
  جامدادی: thousands(40, 600),
  کتاب: thousands(80, 1500),
  کیف: thousands(100, 6000),
  توپ: thousands(100, 3000),
  'بازی فکری': thousands(80, 5000),
  قمقمه: thousands(100, 5000),
  عروسک: thousands(100, 5000),
  'چراغ مطالعه': thousands(200, 5000),
  'لباس ورزشی': thousands(200, 5000),
  'ساعت مچی': thousands(300, 20_000),
  'کفش ورزشی': thousands(400, 8000),
  کفش: thousands(400, 8000),
  صندلی: thousands(600, 5000, 10),
  میز: thousands(1000, 30_000, 10),
  'میز تحریر': thousands(1000, 30_000, 10),
  کمد: thousands(2000, 50_000, 10),
  کتابخانه: thousands(1000, 40_000, 10),
  دوچرخه: thousands(2000, 60_000, 10),
  فرش: thousands(3000, 100_000, 10),
  تبلت: thousands(4000, 60_000, 10),
  'یخچال کوچک': thousands(8000, 60_000, 10),
  'متر سیم': thousands(5, 100),
  'متر روبان': thousands(5, 60),
  'متر روبان پهن': thousands(15, 120),
  'کیلوگرم سیب': thousands(20, 150),
  'کیلوگرم پرتقال': thousands(20, 150),
  'کیلوگرم هلو': thousands(20, 200),
  'کیلوگرم انگور': thousands(20, 200),
  'کیلوگرم انار': thousands(20, 200),
  'کیلوگرم برنج': thousands(100, 900),
};

/** A price of the thing, a multiple of its step. */
export function priceOf(rng: Rng, thing: string): number {
  const { min, max, step } = prices[thing] ?? thousands(20, 60);
  return rng.int(Math.ceil(min / step), Math.floor(max / step)) * step;
}
