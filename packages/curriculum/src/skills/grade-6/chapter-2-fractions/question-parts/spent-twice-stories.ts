import type { WordProblem } from '../../../../authoring/fractions/stories/word-problem.ts';
import { type Fraction, written } from '../../../../authoring/fractions/written-numbers.ts';
import { child, p, relative } from '../../../../authoring/index.ts';

/** `first` of a sum goes, then `second` of what was left, and what is left at the end is asked; or, in reverse, the sum. */
export interface SpentTwice {
  readonly sum: number;
  readonly first: Fraction;
  readonly second: Fraction;
  /** What is left at the end. */
  readonly rest: number;
  /** The rest is stated and the sum is asked. */
  readonly isReverse: boolean;
}

/** What is asked, with the unit of the answer: the same for every telling of the numbers. */
export interface SpentWordProblem extends WordProblem<SpentTwice> {
  readonly unit: string;
}

function isBetween(least: number, most: number) {
  return ({ sum }: SpentTwice): boolean => sum >= least && sum <= most;
}

/** Every word problem says «بقیه». In reverse the end is stated before the question. */
export const spentTwice: readonly SpentWordProblem[] = [
  {
    unit: 'تومان',
    fits: (n) => isBetween(20_000, 100_000)(n) && n.sum % 1000 === 0 && n.rest % 100 === 0,
    write: (rng, { sum, first, second, rest, isReverse }) => {
      const name = child(rng);
      const [one = '', other = ''] = rng.sample(['دفتر', 'مداد رنگی', 'کتاب داستان', 'پاستیل', 'چسب', 'بادکنک'], 2);
      return isReverse
        ? [
            p`${name} ${written(first)} پولش را برای ${one} و ${written(second)} بقیه را برای ${other} داد. حالا ${rest} تومان دارد.`,
            p`${name} در آغاز چند تومان داشت؟`,
          ]
        : [
            p`${name} ${sum} تومان پول داشت. ${written(first)} آن را برای ${one} و ${written(second)} بقیه را برای ${other} داد.`,
            p`برای ${name} چند تومان مانده است؟`,
          ];
    },
  },
  {
    unit: 'صفحه',
    fits: isBetween(60, 400),
    write: (rng, { sum, first, second, rest, isReverse }) => {
      const name = child(rng);
      const [one, other] = rng.pick([
        ['شنبه', 'یکشنبه'],
        ['هفتهٔ اول', 'هفتهٔ دوم'],
        ['صبح', 'عصر'],
      ] as const);
      return isReverse
        ? [
            p`${name} ${one} ${written(first)} کتابی را خواند و ${other} ${written(second)} بقیهٔ آن را. حالا ${rest} صفحه مانده است.`,
            p`کتاب چند صفحه دارد؟`,
          ]
        : [
            p`کتاب ${name} ${sum} صفحه دارد. او ${one} ${written(first)} کتاب را خواند و ${other} ${written(second)} بقیهٔ آن را.`,
            p`چند صفحه از کتاب مانده است؟`,
          ];
    },
  },
  {
    unit: 'کیلومتر',
    fits: isBetween(90, 1000),
    write: (rng, { sum, first, second, rest, isReverse }) => {
      const family = `خانوادهٔ ${child(rng)}`;
      return isReverse
        ? [
            p`${family} در سفری، پیش از ناهار ${written(first)} راه را رفتند و بعد از ناهار ${written(second)} بقیه را. تا مقصد هنوز ${rest} کیلومتر مانده است.`,
            p`همهٔ راه چند کیلومتر است؟`,
          ]
        : [
            p`${family} با ${rng.pick(['خودرو', 'اتوبوس', 'قطار'])} به سفر می‌روند. همهٔ راهشان ${sum} کیلومتر است. پیش از ناهار ${written(first)} راه را رفتند و بعد از ناهار ${written(second)} بقیه را.`,
            p`تا مقصد چند کیلومتر مانده است؟`,
          ];
    },
  },
  {
    unit: 'کیلوگرم',
    fits: isBetween(24, 900),
    write: (rng, { sum, first, second, rest, isReverse }) => {
      const fruit = rng.pick(['سیب', 'پرتقال', 'انار', 'خرما', 'هندوانه', 'هلو']);
      const seller = relative(rng);
      return isReverse
        ? [
            p`${seller} میوه‌فروش است. صبح ${written(first)} ${fruit} مغازه را فروخت و عصر ${written(second)} بقیه را. شب ${rest} کیلوگرم ${fruit} مانده بود.`,
            p`صبح چند کیلوگرم ${fruit} در مغازه بود؟`,
          ]
        : [
            p`${seller} میوه‌فروش است و صبح ${sum} کیلوگرم ${fruit} داشت. تا ظهر ${written(first)} آن را فروخت و عصر ${written(second)} بقیه را.`,
            p`شب چند کیلوگرم ${fruit} مانده بود؟`,
          ];
    },
  },
  {
    unit: 'لیتر',
    fits: isBetween(120, 2000),
    write: (rng, { sum, first, second, rest, isReverse }) => {
      const tank = rng.pick(['مخزن آب مدرسه', 'مخزن آب خانه', 'حوض حیاط', 'مخزن گلخانه']);
      return isReverse
        ? [
            p`${tank} پر بود. صبح ${written(first)} آب آن مصرف شد و عصر ${written(second)} بقیه. حالا ${rest} لیتر آب در آن هست.`,
            p`${tank} وقتی پر است، چند لیتر آب دارد؟`,
          ]
        : [
            p`در ${tank} ${sum} لیتر آب بود. صبح ${written(first)} آن مصرف شد و عصر ${written(second)} بقیه.`,
            p`چند لیتر آب مانده است؟`,
          ];
    },
  },
  {
    unit: 'نفر',
    fits: isBetween(60, 480),
    write: (rng, { sum, first, second, rest, isReverse }) => {
      const [one = '', other = ''] = rng.sample(['والیبال', 'فوتبال', 'شطرنج', 'بسکتبال', 'شنا'], 2);
      return isReverse
        ? [
            p`${written(first)} دانش‌آموزهای یک مدرسه در گروه ${one} و ${written(second)} بقیه در گروه ${other} هستند. ${rest} نفر در هیچ گروهی نیستند. هیچ‌کس در دو گروه نیست.`,
            p`این مدرسه چند دانش‌آموز دارد؟`,
          ]
        : [
            p`مدرسه‌ای ${sum} دانش‌آموز دارد. ${written(first)} آن‌ها در گروه ${one} و ${written(second)} بقیه در گروه ${other} هستند. هیچ‌کس در دو گروه نیست.`,
            p`چند نفر در این دو گروه نیستند؟`,
          ];
    },
  },
  {
    unit: 'اصله',
    fits: isBetween(60, 900),
    write: (rng, { sum, first, second, rest, isReverse }) => {
      const [one = '', other = '', third = ''] = rng.sample(['سیب', 'گردو', 'انار', 'آلو', 'گیلاس', 'زردآلو'], 3);
      const owner = relative(rng);
      return isReverse
        ? [
            p`در باغ ${owner} ${written(first)} درخت‌ها ${one} و ${written(second)} بقیه ${other} است. ${rest} اصله درخت هم ${third} است.`,
            p`در باغ روی هم چند اصله درخت هست؟`,
          ]
        : [
            p`باغ ${owner} ${sum} اصله درخت دارد. ${written(first)} درخت‌ها ${one}، ${written(second)} بقیه ${other} و درخت‌های دیگر ${third} است.`,
            p`در باغ چند اصله درخت ${third} هست؟`,
          ];
    },
  },
];
