import { type Block, child, type Piece, p, type Rng } from '../index.ts';

/** Where a large number is met, with the unit it counts. */
export interface AmountTale {
  /** Believable amounts. */
  readonly least: number;
  readonly most: number;
  readonly unit: string;
  readonly tell: (rng: Rng, amount: Piece) => Block;
}

export const amountTales: readonly AmountTale[] = [
  {
    least: 100_000,
    most: 12_000_000,
    unit: 'نفر',
    tell: (_, amount) => p`در سرشماری، جمعیت یک استان ${amount} نفر شمرده شد.`,
  },
  {
    least: 100_000,
    most: 99_999_999,
    unit: 'نفر',
    tell: (rng, amount) => p`در روزنامهٔ پدر ${child(rng)} نوشته بود که در یک سال ${amount} نفر با مترو سفر کرده‌اند.`,
  },
  {
    least: 100_000,
    most: 20_000_000,
    unit: 'جلد',
    tell: (_, amount) => p`کتابخانه‌های یک استان روی هم ${amount} جلد کتاب دارند.`,
  },
  {
    least: 2_000_000,
    most: 999_999_999,
    unit: 'تومان',
    tell: (rng, amount) => p`فروش فروشگاه عموی ${child(rng)} در این ماه ${amount} تومان بود.`,
  },
  {
    least: 40_000_000,
    most: 9_999_999_999,
    unit: 'کیلومتر',
    tell: (_, amount) => p`یک فضاپیما تا امروز ${amount} کیلومتر راه رفته است.`,
  },
  {
    least: 100_000,
    most: 99_999_999,
    unit: 'بار',
    tell: (rng, amount) => p`یک فیلم آموزشی که ${child(rng)} دوست دارد ${amount} بار دیده شده است.`,
  },
  {
    least: 100_000,
    most: 99_999_999,
    unit: 'نهال',
    tell: (_, amount) => p`در هفتهٔ درختکاری ${amount} نهال کاشته شد.`,
  },
  {
    least: 100_000,
    most: 99_999_999,
    unit: 'تن',
    tell: (_, amount) => p`کارخانه‌های فولاد در چند ماه ${amount} تن فولاد ساختند.`,
  },
  {
    least: 1_000_000_000,
    most: 999_999_999_999,
    unit: 'تومان',
    tell: (rng, amount) =>
      p`هزینهٔ ساختن یک ${rng.pick(['پل', 'بیمارستان', 'ورزشگاه', 'کتابخانه'])} ${amount} تومان شد.`,
  },
  {
    least: 1_000_000_000,
    most: 999_999_999_999,
    unit: 'لیتر',
    tell: (rng, amount) => p`گزارشگر به ${child(rng)} گفت که پشت یک سد ${amount} لیتر آب هست.`,
  },
  {
    least: 1_000_000_000,
    most: 8_000_000_000,
    unit: 'نفر',
    tell: (rng, amount) => p`${child(rng)} در یک کتاب قدیمی خواند که جمعیت جهان ${amount} نفر است.`,
  },
  {
    least: 1_000_000_000,
    most: 999_999_999_999,
    unit: 'ستاره',
    tell: (rng, amount) => p`${child(rng)} در موزهٔ نجوم خواند که در یک کهکشان ${amount} ستاره شمرده‌اند.`,
  },
  {
    least: 1_000_000_000,
    most: 9_999_999_999,
    unit: 'بازدید',
    tell: (_, amount) => p`یک وب‌گاه پرطرفدار تا امروز ${amount} بازدید داشته است.`,
  },
  {
    least: 1_000_000_000,
    most: 99_999_999_999,
    unit: 'برگ',
    tell: (_, amount) => p`کارخانه‌های کاغذ در یک سال ${amount} برگ کاغذ ساختند.`,
  },
];

/** One of the tales this amount is believable in; null when there is none. */
export function amountTale(rng: Rng, amount: number): AmountTale | null {
  const fitting = amountTales.filter(({ least, most }) => amount >= least && amount <= most);
  return fitting.length === 0 ? null : rng.pick(fitting);
}
