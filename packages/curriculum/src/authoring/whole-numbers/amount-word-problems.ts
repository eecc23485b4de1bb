import { type Block, child, type Piece, p, type Rng } from '../index.ts';

/** Where a large number is met, with the unit it counts. */
export interface AmountWordProblem {
  /** Believable amounts. */
  readonly least: number;
  readonly most: number;
  readonly unit: string;
  readonly write: (rng: Rng, amount: Piece) => Block;
}

export const amountWordProblems: readonly AmountWordProblem[] = [
  {
    least: 100_000,
    most: 12_000_000,
    unit: 'نفر',
    write: (_, amount) => p`در سرشماری، جمعیت یک استان ${amount} نفر شمرده شد.`,
  },
  {
    least: 100_000,
    most: 99_999_999,
    unit: 'نفر',
    write: (rng, amount) => p`در روزنامهٔ پدر ${child(rng)} نوشته بود که در یک سال ${amount} نفر با مترو سفر کرده‌اند.`,
  },
  {
    least: 100_000,
    most: 20_000_000,
    unit: 'جلد',
    write: (_, amount) => p`کتابخانه‌های یک استان روی هم ${amount} جلد کتاب دارند.`,
  },
  {
    least: 2_000_000,
    most: 999_999_999,
    unit: 'تومان',
    write: (rng, amount) => p`فروش فروشگاه عموی ${child(rng)} در این ماه ${amount} تومان بود.`,
  },
  {
    least: 40_000_000,
    most: 9_999_999_999,
    unit: 'کیلومتر',
    write: (_, amount) => p`یک فضاپیما تا امروز ${amount} کیلومتر راه پیموده است.`,
  },
  {
    least: 100_000,
    most: 99_999_999,
    unit: 'بار',
    write: (rng, amount) => p`یک فیلم آموزشی که ${child(rng)} دوست دارد ${amount} بار دیده شده است.`,
  },
  {
    least: 100_000,
    most: 99_999_999,
    unit: 'نهال',
    write: (_, amount) => p`در هفتهٔ درختکاری ${amount} نهال کاشته شد.`,
  },
  {
    least: 100_000,
    most: 99_999_999,
    unit: 'تن',
    write: (_, amount) => p`کارخانه‌های فولاد در چند ماه ${amount} تن فولاد ساختند.`,
  },
  {
    least: 1_000_000_000,
    most: 999_999_999_999,
    unit: 'تومان',
    write: (rng, amount) => p`هزینهٔ ساختن یک ${rng.pick(['پل', 'بیمارستان', 'ورزشگاه', 'مدرسه'])} ${amount} تومان شد.`,
  },
  {
    least: 1_000_000_000,
    most: 999_999_999_999,
    unit: 'لیتر',
    write: (rng, amount) => p`گزارشگر به ${child(rng)} گفت که پشت یک سد ${amount} لیتر آب هست.`,
  },
  {
    least: 1_000_000_000,
    most: 8_000_000_000,
    unit: 'نفر',
    write: (rng, amount) => p`${child(rng)} در یک کتاب قدیمی خواند که جمعیت جهان ${amount} نفر است.`,
  },
  {
    least: 1_000_000_000,
    most: 999_999_999_999,
    unit: 'ستاره',
    write: (rng, amount) => p`در بازی فضاییِ ${child(rng)}، یک کهکشان ${amount} ستاره دارد.`,
  },
  {
    least: 1_000_000_000,
    most: 9_999_999_999,
    unit: 'بازدید',
    write: (_, amount) => p`یک وب‌گاه پرطرفدار تا امروز ${amount} بازدید داشته است.`,
  },
  {
    least: 1_000_000_000,
    most: 99_999_999_999,
    unit: 'برگ',
    write: (_, amount) => p`کارخانه‌های کاغذ در یک سال ${amount} برگ کاغذ ساختند.`,
  },
];

/** One of the word problems this amount is believable in; null when there is none. */
export function amountWordProblem(rng: Rng, amount: number): AmountWordProblem | null {
  const fitting = amountWordProblems.filter(({ least, most }) => amount >= least && amount <= most);
  return fitting.length === 0 ? null : rng.pick(fitting);
}
