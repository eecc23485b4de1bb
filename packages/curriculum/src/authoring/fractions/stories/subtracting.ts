import { child, children, cuttables, p, relative } from '../../index.ts';
import { written } from '../written-numbers.ts';
import type { Pair } from './adding.ts';
import { isMinutes, isOnScales, type WordProblem } from './word-problem.ts';

function arePartsOfOne({ first, second }: Pair): boolean {
  return first.whole === 0 && second.whole === 0;
}

/** A weighed or poured amount below so many units. */
function isMeasured(whole: number) {
  return ({ first, second }: Pair): boolean =>
    first.whole < whole && isOnScales(second.denominator) && (first.numerator === 0 || isOnScales(first.denominator));
}

function areWithWholes({ first, second }: Pair): boolean {
  return first.whole > 0 && second.whole > 0;
}

function areWholeMinutes({ first, second }: Pair): boolean {
  return (first.numerator === 0 || isMinutes(first.denominator)) && isMinutes(second.denominator) && first.whole < 5;
}

/** The larger amount first: what is left, what is missing, how much more. None says «روی هم». */
export const subtracting: readonly WordProblem<Pair>[] = [
  {
    fits: isMeasured(6),
    write: (rng, { first, second, request }) => {
      const liquid = rng.pick(['آب', 'شیر', 'شربت', 'دوغ', 'آب‌میوه']);
      return [
        p`در یک پارچ بزرگ ${written(first)} لیتر ${liquid} بود. ${child(rng)} ${written(second)} لیتر آن را برداشت.`,
        p`چند لیتر ${liquid} در پارچ مانده است؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { first, second, request }) => [
      p`${relative(rng)} ${written(first)} متر پارچه داشت و با ${written(second)} متر آن ${rng.pick(first.whole === 0 ? ['یک کیسه', 'یک جامدادی', 'لباس عروسک'] : ['پرده', 'رومیزی', 'لحاف', 'چادر'])} دوخت.`,
      p`چند متر پارچه مانده است؟ ${request}`,
    ],
  },
  {
    fits: areWholeMinutes,
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = children(rng, 2);
      const game = rng.pick(['شطرنج', 'والیبال', 'نقاشی', 'سه‌تار', 'خوشنویسی']);
      return [
        p`این هفته ${one} ${written(first)} ساعت و ${other} ${written(second)} ساعت ${game} تمرین کرد.`,
        p`${one} چند ساعت بیشتر از ${other} تمرین کرد؟ ${request}`,
      ];
    },
  },
  {
    fits: arePartsOfOne,
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = children(rng, 2);
      return [
        p`${one} ${written(first)} یک کتاب را خوانده است و ${other} ${written(second)} همان کتاب را.`,
        p`${one} چه کسری از کتاب را بیشتر از ${other} خوانده است؟ ${request}`,
      ];
    },
  },
  {
    fits: arePartsOfOne,
    write: (rng, { first, second, request }) => [
      p`صبح ${written(first)} مخزن آب ${rng.pick(['مدرسه', 'روستا', 'گلخانه', 'ورزشگاه'])} پر بود. تا شب به اندازهٔ ${written(second)} مخزن از آن آب برداشتند.`,
      p`شب چه کسری از مخزن پر مانده است؟ ${request}`,
    ],
  },
  {
    fits: arePartsOfOne,
    write: (rng, { first, second, request }) => [
      p`${relative(rng)} قالی می‌بافد. تا هفتهٔ پیش ${written(second)} قالی بافته شده بود و حالا ${written(first)} آن بافته شده است.`,
      p`در این یک هفته چه کسری از قالی بافته شده است؟ ${request}`,
    ],
  },
  {
    fits: isMeasured(10),
    write: (rng, { first, second, request }) => {
      const good = rng.pick(['عدس', 'برنج', 'نخود', 'لوبیا', 'گندم']);
      return [
        p`در کیسه ${written(first)} کیلوگرم ${good} بود. ${relative(rng)} برای پختن آش نذری ${written(second)} کیلوگرم آن را برداشت.`,
        p`چند کیلوگرم ${good} در کیسه مانده است؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { first, second, request }) => {
      const place = rng.pick(['ورزشگاه', 'کتابخانه', 'مدرسه', 'موزه', 'نانوایی']);
      return [
        p`از خانهٔ ${child(rng)} تا ${place} ${written(first)} کیلومتر راه است. او ${written(second)} کیلومتر را با دوچرخه رفته است.`,
        p`تا ${place} چند کیلومتر دیگر مانده است؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ first, second }) => first.whole > 1 && second.whole > 0,
    write: (rng, { first, second, request }) => {
      const [tall, small] = [rng.pick(['سرو', 'چنار', 'سپیدار']), rng.pick(['انار', 'زیتون', 'پرتقال'])];
      return [
        p`بلندی یک درخت ${tall} ${written(first)} متر و بلندی یک درخت ${small} ${written(second)} متر است.`,
        p`درخت ${tall} چند متر بلندتر از درخت ${small} است؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ first, second }) => first.whole < 5 && second.whole > 0,
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = children(rng, 2);
      return [
        p`در مسابقهٔ پرش طول، ${one} ${written(first)} متر و ${other} ${written(second)} متر پرید.`,
        p`پرش ${one} چند متر بیشتر از پرش ${other} بود؟ ${request}`,
      ];
    },
  },
  {
    fits: areWholeMinutes,
    write: (rng, { first, second, request }) => [
      p`یک ${rng.pick(['فیلم', 'نمایش', 'کلاس رباتیک', 'بازی فکری'])} ${written(first)} ساعت طول می‌کشد و تا حالا ${written(second)} ساعت آن گذشته است.`,
      p`چند ساعت دیگر مانده است؟ ${request}`,
    ],
  },
  {
    fits: areWithWholes,
    write: (rng, { first, second, request }) => {
      const { whole } = rng.pick(cuttables);
      return [
        p`در جشن مدرسه ${written(first)} ${whole} روی میز بود و بچه‌ها ${written(second)} ${whole} خوردند.`,
        p`چند ${whole} روی میز مانده است؟ ${request}`,
      ];
    },
  },
  {
    fits: areWithWholes,
    write: (rng, { first, second, request }) => [
      p`${relative(rng)} ${written(first)} هکتار زمین دارد و در ${written(second)} هکتار آن ${rng.pick(['گندم', 'جو', 'زعفران', 'چغندر', 'آفتابگردان'])} کاشته است.`,
      p`چند هکتار از زمین هنوز کاشته نشده است؟ ${request}`,
    ],
  },
  {
    fits: areWithWholes,
    write: (rng, { first, second, request }) => [
      p`طول جادهٔ یک روستا ${written(first)} کیلومتر است و تا امروز ${written(second)} کیلومتر آن ${rng.pick(['آسفالت', 'تعمیر', 'خط‌کشی'])} شده است.`,
      p`چند کیلومتر از جاده مانده است؟ ${request}`,
    ],
  },
];
