import { type Block, child, p, type Rng, relative } from '../../index.ts';
import { type Fraction, written } from '../written-numbers.ts';

/** Which part a second fraction is taken of: what the first one left, or what the first one took. */
export type Relation = 'rest' | 'taken';

/** A quantity people take fractions of. */
export interface Setting {
  /** Believable amounts. */
  readonly least: number;
  readonly most: number;
  /** Printed after the answer box. */
  readonly unit: string;
  /** A fraction of the whole quantity. */
  readonly simple: (rng: Rng, whole: number, part: Fraction) => readonly Block[];
  /** `taken` of the whole, and then `part` of the rest or of the part taken. */
  readonly twice: (rng: Rng, whole: number, taken: Fraction, part: Fraction, of: Relation) => readonly Block[];
}

/** Every question of the kind `rest` says «بقیه», no other does. */
export const settings: readonly Setting[] = [
  {
    least: 40,
    most: 1000,
    unit: 'جلد',
    simple: (_, whole, part) => [
      p`کتابخانهٔ مدرسه ${whole} جلد کتاب دارد و ${written(part)} آن‌ها داستان است.`,
      p`کتابخانه چند جلد کتاب داستان دارد؟`,
    ],
    twice: (rng, whole, taken, part, of) => {
      const name = child(rng);
      return of === 'rest'
        ? [
            p`کتابخانهٔ مدرسه ${whole} جلد کتاب دارد. ${written(taken)} کتاب‌ها داستان است و ${written(part)} بقیهٔ کتاب‌ها علمی است.`,
            p`کتابخانه چند جلد کتاب علمی دارد؟`,
          ]
        : [
            p`کتابخانهٔ مدرسه ${whole} جلد کتاب دارد. ${written(taken)} کتاب‌ها داستان است و ${name} ${written(part)} داستان‌ها را خوانده است.`,
            p`${name} چند جلد از داستان‌ها را خوانده است؟`,
          ];
    },
  },
  {
    least: 60,
    most: 1000,
    unit: 'هزار تومان',
    simple: (rng, whole, part) => {
      const thing = rng.pick(['کتاب', 'توپ', 'دفتر نقاشی', 'بازی فکری', 'کیف']);
      return [
        p`${child(rng)} ${whole} هزار تومان پول داشت و ${written(part)} آن را برای خریدن یک ${thing} داد.`,
        p`قیمت ${thing} چند هزار تومان بود؟`,
      ];
    },
    twice: (rng, whole, taken, part, of) =>
      of === 'rest'
        ? [
            p`${child(rng)} ${whole} هزار تومان پول داشت. با ${written(taken)} پولش کفش خرید و با ${written(part)} بقیهٔ آن کتاب.`,
            p`برای کتاب چند هزار تومان داد؟`,
          ]
        : [
            p`${child(rng)} ${whole} هزار تومان پول داشت و ${written(taken)} آن را خرج کرد. ${written(part)} پولی که خرج کرد برای کتاب بود.`,
            p`برای کتاب چند هزار تومان داد؟`,
          ],
  },
  {
    least: 40,
    most: 900,
    unit: 'نفر',
    simple: (rng, whole, part) => {
      const how = rng.pick(['پیاده', 'با سرویس', 'با دوچرخه', 'با اتوبوس']);
      return [
        p`در یک مدرسه ${whole} دانش‌آموز درس می‌خوانند و ${written(part)} آن‌ها ${how} به مدرسه می‌آیند.`,
        p`چند نفر ${how} به مدرسه می‌آیند؟`,
      ];
    },
    twice: (rng, whole, taken, part, of) => {
      const sport = rng.pick(['فوتبال', 'والیبال', 'شنا', 'تنیس روی میز']);
      return of === 'rest'
        ? [
            p`در یک مدرسه ${whole} دانش‌آموز درس می‌خوانند. ${written(taken)} آن‌ها پیاده به مدرسه می‌آیند و ${written(part)} بقیه با سرویس.`,
            p`چند نفر با سرویس می‌آیند؟`,
          ]
        : [
            p`در یک مدرسه ${whole} دانش‌آموز درس می‌خوانند. ${written(taken)} آن‌ها ورزشکارند و رشتهٔ ${written(part)} این ورزشکارها ${sport} است.`,
            p`رشتهٔ چند نفر از آن‌ها ${sport} است؟`,
          ];
    },
  },
  {
    least: 60,
    most: 1000,
    unit: 'کیلومتر',
    simple: (rng, whole, part) => [
      p`راه یک سفر ${whole} کیلومتر است و خانوادهٔ ${child(rng)} تا ظهر ${written(part)} راه را رفته‌اند.`,
      p`تا ظهر چند کیلومتر رفته‌اند؟`,
    ],
    twice: (rng, whole, taken, part, of) =>
      of === 'rest'
        ? [
            p`راه یک سفر ${whole} کیلومتر است. خانوادهٔ ${child(rng)} روز اول ${written(taken)} راه را رفتند و روز دوم ${written(part)} بقیهٔ آن را.`,
            p`روز دوم چند کیلومتر رفتند؟`,
          ]
        : [
            p`راه یک سفر ${whole} کیلومتر است. ${written(taken)} راه کوهستانی است و ${written(part)} این راه کوهستانی برفی است.`,
            p`چند کیلومتر از راه کوهستانی برفی است؟`,
          ],
  },
  {
    least: 24,
    most: 900,
    unit: 'درخت',
    simple: (rng, whole, part) => {
      const tree = rng.pick(['انار', 'گردو', 'سیب', 'پسته', 'پرتقال']);
      return [
        p`در باغ ${relative(rng)} ${whole} درخت هست و ${written(part)} آن‌ها درخت ${tree} است.`,
        p`در باغ چند درخت ${tree} هست؟`,
      ];
    },
    twice: (rng, whole, taken, part, of) => {
      const [one = '', other = ''] = rng.sample(['انار', 'گردو', 'سیب', 'گیلاس', 'زردآلو'], 2);
      return of === 'rest'
        ? [
            p`در باغ ${relative(rng)} ${whole} درخت هست. ${written(taken)} درخت‌ها ${one} است و ${written(part)} بقیهٔ درخت‌ها ${other}.`,
            p`در باغ چند درخت ${other} هست؟`,
          ]
        : [
            p`در باغ ${relative(rng)} ${whole} درخت هست. ${written(taken)} درخت‌ها ${one} است و ${written(part)} درخت‌های ${one} شکوفه داده‌اند.`,
            p`چند درخت ${one} شکوفه داده است؟`,
          ];
    },
  },
  {
    least: 60,
    most: 900,
    unit: 'نان',
    simple: (rng, whole, part) => {
      const bread = rng.pick(['سنگک', 'بربری', 'لواش', 'تافتون']);
      return [
        p`نانوایی محلهٔ ${child(rng)} امروز ${whole} نان ${bread} پخت و تا ظهر ${written(part)} آن‌ها را فروخت.`,
        p`تا ظهر چند نان فروخته شد؟`,
      ];
    },
    twice: (rng, whole, taken, part, of) =>
      of === 'rest'
        ? [
            p`نانوایی محلهٔ ${child(rng)} امروز ${whole} نان پخت. تا ظهر ${written(taken)} نان‌ها فروخته شد و بعدازظهر ${written(part)} بقیهٔ نان‌ها.`,
            p`بعدازظهر چند نان فروخته شد؟`,
          ]
        : [
            p`نانوایی محلهٔ ${child(rng)} امروز ${whole} نان پخت. ${written(taken)} نان‌ها سنگک است و ${written(part)} سنگک‌ها کنجد دارد.`,
            p`چند نان سنگک کنجد دارد؟`,
          ],
  },
  {
    least: 24,
    most: 400,
    unit: 'صفحه',
    simple: (rng, whole, part) => [
      p`کتاب ${child(rng)} ${whole} صفحه دارد و او تا حالا ${written(part)} آن را خوانده است.`,
      p`تا حالا چند صفحه خوانده است؟`,
    ],
    twice: (rng, whole, taken, part, of) =>
      of === 'rest'
        ? [
            p`کتاب ${child(rng)} ${whole} صفحه دارد. او هفتهٔ اول ${written(taken)} کتاب را خواند و هفتهٔ دوم ${written(part)} بقیهٔ آن را.`,
            p`هفتهٔ دوم چند صفحه خواند؟`,
          ]
        : [
            p`کتاب ${child(rng)} ${whole} صفحه دارد. ${written(taken)} صفحه‌ها تصویر دارد و تصویر ${written(part)} این صفحه‌ها رنگی است.`,
            p`تصویر چند صفحه رنگی است؟`,
          ],
  },
  {
    least: 40,
    most: 1000,
    unit: 'کیلوگرم',
    simple: (rng, whole, part) => {
      const good = rng.pick(['برنج', 'گندم', 'خرما', 'پیاز', 'سیب‌زمینی']);
      return [
        p`در انبار یک فروشگاه ${whole} کیلوگرم ${good} بود و این هفته ${written(part)} آن فروخته شد.`,
        p`چند کیلوگرم ${good} فروخته شد؟`,
      ];
    },
    twice: (rng, whole, taken, part, of) => {
      const good = rng.pick(['برنج', 'گندم', 'خرما', 'پیاز', 'سیب‌زمینی']);
      return of === 'rest'
        ? [
            p`در انبار یک فروشگاه ${whole} کیلوگرم ${good} بود. شنبه ${written(taken)} آن فروخته شد و یکشنبه ${written(part)} بقیه.`,
            p`یکشنبه چند کیلوگرم ${good} فروخته شد؟`,
          ]
        : [
            p`در انبار یک فروشگاه ${whole} کیلوگرم ${good} بود و ${written(taken)} آن فروخته شد. ${written(part)} این فروش، روز شنبه بود.`,
            p`روز شنبه چند کیلوگرم ${good} فروخته شد؟`,
          ];
    },
  },
  {
    least: 60,
    most: 1000,
    unit: 'لیتر',
    simple: (rng, whole, part) => [
      p`مخزن آب ${rng.pick(['گلخانه', 'کارگاه', 'باغچه', 'گاوداری'])} ${whole} لیتر آب داشت و ${written(part)} آن مصرف شد.`,
      p`چند لیتر آب مصرف شد؟`,
    ],
    twice: (rng, whole, taken, part, of) => {
      const place = rng.pick(['گلخانه', 'کارگاه', 'باغچه']);
      return of === 'rest'
        ? [
            p`مخزن آب ${place} ${whole} لیتر آب داشت. صبح ${written(taken)} آب و عصر ${written(part)} بقیهٔ آن مصرف شد.`,
            p`عصر چند لیتر آب مصرف شد؟`,
          ]
        : [
            p`مخزن آب ${place} ${whole} لیتر آب داشت و ${written(taken)} آن مصرف شد. ${written(part)} آب مصرف‌شده را به گل‌ها دادند.`,
            p`چند لیتر آب به گل‌ها دادند؟`,
          ];
    },
  },
  {
    least: 40,
    most: 900,
    unit: 'صندلی',
    simple: (rng, whole, part) => [
      p`سالن ${rng.pick(['نمایش', 'سینما', 'جشن', 'ورزش'])} ${whole} صندلی دارد و ${written(part)} صندلی‌ها پر شده است.`,
      p`چند صندلی پر شده است؟`,
    ],
    twice: (rng, whole, taken, part, of) => {
      const hall = rng.pick(['نمایش', 'سینما', 'جشن']);
      return of === 'rest'
        ? [
            p`سالن ${hall} ${whole} صندلی دارد. ${written(taken)} صندلی‌ها برای بچه‌هاست و ${written(part)} بقیهٔ صندلی‌ها برای پدر و مادرها.`,
            p`چند صندلی برای پدر و مادرهاست؟`,
          ]
        : [
            p`سالن ${hall} ${whole} صندلی دارد. ${written(taken)} صندلی‌ها در طبقهٔ پایین است و ${written(part)} صندلی‌های پایین پر شده است.`,
            p`در طبقهٔ پایین چند صندلی پر شده است؟`,
          ];
    },
  },
];
