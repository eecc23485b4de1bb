import type { Rng } from '../random/rng.ts';
import { child } from './people.ts';
import { cities } from './things.ts';

/** Where a large number is met. `write` leads up to the number, which is after it on a line of its own or in the words. */
export interface LargeCount {
  /** What is counted, with its place: «تعداد کتاب‌های کتابخانهٔ تبریز». */
  readonly subject: (rng: Rng) => string;
  /** The unit a number of it is stated in, singular. */
  readonly unit: string;
}

/** Counts of tens and hundreds of thousands. */
export const countsToMillion: readonly LargeCount[] = [
  { subject: (rng) => `تعداد کتاب‌های کتابخانهٔ بزرگ ${rng.pick(cities)}`, unit: 'جلد' },
  { subject: (rng) => `تعداد مسافرهای امسال فرودگاه ${rng.pick(cities)}`, unit: 'نفر' },
  { subject: (rng) => `جمعیت یکی از شهرستان‌های نزدیک ${rng.pick(cities)}`, unit: 'نفر' },
  { subject: (rng) => `تعداد بازدیدکننده‌های امسال موزهٔ ${rng.pick(cities)}`, unit: 'نفر' },
  { subject: (rng) => `تعداد گام‌های ${child(rng)} در یک ماه`, unit: 'گام' },
  { subject: (rng) => `تعداد نهال‌های کاشته‌شدهٔ امسال در ${rng.pick(cities)}`, unit: 'نهال' },
  { subject: (rng) => `تعداد نان‌هایی که یک نانوایی در ${rng.pick(cities)} در یک سال پخته`, unit: 'نان' },
  { subject: (rng) => `تعداد کیلومترهایی که کامیون پدر ${child(rng)} تا امروز رفته`, unit: 'کیلومتر' },
  { subject: () => 'تعداد تماشاگرهای یک برنامهٔ کودک در اینترنت', unit: 'نفر' },
  { subject: (rng) => `تعداد دانش‌آموزهای ${rng.pick(cities)} و شهرهای اطراف آن`, unit: 'نفر' },
];

/** Counts of millions and hundreds of millions. */
export const countsOfMillions: readonly LargeCount[] = [
  { subject: () => 'جمعیت یکی از کشورهای جهان', unit: 'نفر' },
  { subject: () => 'تعداد مسافرهای یک سال متروی تهران', unit: 'نفر' },
  { subject: () => 'تعداد بازدیدهای یک فیلم آموزشی در اینترنت', unit: 'بازدید' },
  { subject: () => 'تعداد تخم‌مرغ‌های یک ماهِ مرغداری‌های یک کشور', unit: 'تخم‌مرغ' },
  { subject: (rng) => `مقدار آب پشت یکی از سدهای نزدیک ${rng.pick(cities)} به متر مکعب`, unit: 'متر مکعب' },
  { subject: () => 'راهی که همهٔ تاکسی‌های یک شهر در یک ماه رفته‌اند به کیلومتر', unit: 'کیلومتر' },
  { subject: () => 'تعداد کتاب‌های چاپ‌شدهٔ یک سال در یکی از کشورها', unit: 'جلد' },
  { subject: () => 'تعداد درخت‌های جنگل‌های چند استان ایران', unit: 'درخت' },
  { subject: (rng) => `هزینهٔ ساختن کتابخانهٔ مدرسه‌ای در ${rng.pick(cities)} به تومان`, unit: 'تومان' },
];
