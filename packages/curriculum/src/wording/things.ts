import { persianNumber } from '../numbers/persian/digits.ts';
import type { Rng } from '../random/rng.ts';

/** A countable thing with the word it is counted by. */
export interface Thing {
  readonly name: string;
  /** «تا», «جلد», «شاخه» … */
  readonly counter: string;
}

/** Things of a child's day, each with its counter word. */
export const things = {
  school: [
    { name: 'کتاب', counter: 'جلد' },
    { name: 'دفتر', counter: 'جلد' },
    { name: 'مداد', counter: 'تا' },
    { name: 'مداد رنگی', counter: 'تا' },
    { name: 'پاک‌کن', counter: 'تا' },
    { name: 'برچسب', counter: 'تا' },
    { name: 'کاغذ رنگی', counter: 'ورق' },
  ],
  fruit: [
    { name: 'سیب', counter: 'تا' },
    { name: 'پرتقال', counter: 'تا' },
    { name: 'انار', counter: 'تا' },
    { name: 'گردو', counter: 'تا' },
    { name: 'هلو', counter: 'تا' },
    { name: 'نارنگی', counter: 'تا' },
  ],
  garden: [
    { name: 'گل رز', counter: 'شاخه' },
    { name: 'نهال', counter: 'اصله' },
    { name: 'گلدان', counter: 'تا' },
    { name: 'درخت سیب', counter: 'اصله' },
  ],
  play: [
    { name: 'تیله', counter: 'تا' },
    { name: 'بادکنک', counter: 'تا' },
    { name: 'مکعب چوبی', counter: 'تا' },
    { name: 'مهره', counter: 'تا' },
    { name: 'کارت بازی', counter: 'تا' },
  ],
  shop: [
    { name: 'بیسکویت', counter: 'بسته' },
    { name: 'تخم‌مرغ', counter: 'تا' },
    { name: 'نان', counter: 'تا' },
    { name: 'آب', counter: 'شیشه' },
  ],
} as const satisfies Readonly<Record<string, readonly Thing[]>>;

/** Things that are cut into equal parts, with the word for one part. */
export const cuttables = [
  { whole: 'پیتزا', piece: 'برش' },
  { whole: 'کیک', piece: 'برش' },
  { whole: 'نان سنگک', piece: 'تکه' },
  { whole: 'هندوانه', piece: 'قاچ' },
  { whole: 'شکلات', piece: 'تکه' },
  { whole: 'باقلوا', piece: 'تکه' },
] as const;

/** Things measured along, in metres or centimetres. */
export const strips = ['روبان', 'پارچه', 'طناب', 'سیم', 'چوب', 'کاغذ کادو'] as const;

/** Things poured, in litres. */
export const liquids = ['آب', 'شیر', 'شربت', 'دوغ', 'آب‌میوه', 'روغن'] as const;

/** Things weighed, in kilograms or grams. */
export const goods = ['برنج', 'پسته', 'عدس', 'سیب‌زمینی', 'خرما', 'پنیر', 'زعفران', 'گندم'] as const;

/** Places of stories. */
export const places = [
  'مدرسه',
  'کتابخانه',
  'پارک',
  'باغ',
  'روستا',
  'فروشگاه',
  'ورزشگاه',
  'نانوایی',
  'موزه',
  'اردو',
] as const;

/** Cities, far from one another on purpose. */
export const cities = [
  'تبریز',
  'شیراز',
  'مشهد',
  'اصفهان',
  'رشت',
  'سنندج',
  'زاهدان',
  'بوشهر',
  'یزد',
  'کرمان',
  'گرگان',
  'اهواز',
  'همدان',
  'بندرعباس',
] as const;

/** A counted thing: «۵ جلد کتاب», «۳ تا سیب». The noun stays singular. */
export function counted(count: number, thing: Thing): string {
  return `${persianNumber(count)} ${thing.counter} ${thing.name}`;
}

/** A count with a unit word: «۵ سانتی‌متر», «۱۲٬۰۰۰ تومان». */
export function measured(count: number | string, unit: string): string {
  return `${persianNumber(count)} ${unit}`;
}

/** Unit words as they are written in full. */
export const units = {
  metre: 'متر',
  centimetre: 'سانتی‌متر',
  millimetre: 'میلی‌متر',
  kilometre: 'کیلومتر',
  kilogram: 'کیلوگرم',
  gram: 'گرم',
  litre: 'لیتر',
  minute: 'دقیقه',
  hour: 'ساعت',
  toman: 'تومان',
  rial: 'ریال',
} as const;

/** A believable price in toman from `min` to `max`, a multiple of `step`. */
export function price(rng: Rng, min: number, max: number, step: number): number {
  return rng.int(Math.ceil(min / step), Math.floor(max / step)) * step;
}
