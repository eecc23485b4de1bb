import { child, cities, cuttables, p, relative } from '../../index.ts';
import { fractionValue, type Mixed, written } from '../written-numbers.ts';
import { isMinutes, isOnScales, type WordProblem } from './word-problem.ts';

/** Two amounts, and how the answer is to be written («جواب را به صورت کسر بنویس.»). */
export interface Pair {
  readonly first: Mixed;
  readonly second: Mixed;
  readonly request: string;
}

/** Both are parts of one thing, and together they are not the whole of it. */
function arePartsOfOne({ first, second }: Pair): boolean {
  const sum = fractionValue(first).plus(fractionValue(second));
  return first.whole === 0 && second.whole === 0 && sum.numerator < sum.denominator;
}

function areBelow(whole: number) {
  return ({ first, second }: Pair): boolean => first.whole < whole && second.whole < whole;
}

/** Weighed or poured amounts below so many units. */
function areMeasured(whole: number) {
  return ({ first, second }: Pair): boolean =>
    first.whole < whole && second.whole < whole && isOnScales(first.denominator) && isOnScales(second.denominator);
}

function areWithWholes({ first, second }: Pair): boolean {
  return first.whole > 0 && second.whole > 0;
}

function areWholeMinutes({ first, second }: Pair): boolean {
  return isMinutes(first.denominator) && isMinutes(second.denominator) && first.whole < 4 && second.whole < 4;
}

const snowy = ['تبریز', 'همدان', 'سنندج', 'اردبیل', 'شهرکرد', 'ارومیه'] as const;

/** Two amounts put together. Every question says «روی هم». */
export const adding: readonly WordProblem<Pair>[] = [
  {
    fits: arePartsOfOne,
    write: (rng, { first, second, request }) => [
      p`${child(rng)} شنبه ${written(first)} یک کتاب داستان را خواند و یکشنبه ${written(second)} آن را.`,
      p`در این دو روز، روی هم چه کسری از کتاب را خوانده است؟ ${request}`,
    ],
  },
  {
    fits: arePartsOfOne,
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['بنفشه', 'همیشه‌بهار', 'شمعدانی', 'نرگس', 'لاله'], 2);
      return [
        p`در ${written(first)} باغچهٔ مدرسه گل ${one} و در ${written(second)} آن گل ${other} کاشته‌اند.`,
        p`روی هم در چه کسری از باغچه گل کاشته‌اند؟ ${request}`,
      ];
    },
  },
  {
    fits: arePartsOfOne,
    write: (rng, { first, second, request }) => {
      const [from = '', to = ''] = rng.sample(cities, 2);
      return [
        p`خانوادهٔ ${child(rng)} روز اول ${written(first)} راه ${from} تا ${to} را رفتند و روز دوم ${written(second)} آن را.`,
        p`در این دو روز، روی هم چه کسری از راه را رفته‌اند؟ ${request}`,
      ];
    },
  },
  {
    fits: arePartsOfOne,
    write: (rng, { first, second, request }) => [
      p`${relative(rng)} دیروز ${written(first)} دیوار حیاط را رنگ کرد و امروز ${written(second)} آن را.`,
      p`روی هم چه کسری از دیوار رنگ شده است؟ ${request}`,
    ],
  },
  {
    fits: areMeasured(4),
    write: (rng, { first, second, request }) => [
      p`${relative(rng)} ${written(first)} لیتر آب را با ${written(second)} لیتر شربت ${rng.pick(['آلبالو', 'زعفران', 'لیمو', 'خاکشیر'])} مخلوط کرد.`,
      p`روی هم چند لیتر نوشیدنی درست شد؟ ${request}`,
    ],
  },
  {
    fits: areMeasured(5),
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['پسته', 'بادام', 'فندق', 'گردو', 'کشمش'], 2);
      return [
        p`${child(rng)} از آجیل‌فروشی ${written(first)} کیلوگرم ${one} و ${written(second)} کیلوگرم ${other} خرید.`,
        p`روی هم چند کیلوگرم آجیل خرید؟ ${request}`,
      ];
    },
  },
  {
    fits: areBelow(3),
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['قرمز', 'آبی', 'زرد', 'سبز', 'بنفش'], 2);
      return [
        p`${child(rng)} برای کاردستی ${written(first)} متر روبان ${one} و ${written(second)} متر روبان ${other} برداشت.`,
        p`روی هم چند متر روبان برداشت؟ ${request}`,
      ];
    },
  },
  {
    fits: areWholeMinutes,
    write: (rng, { first, second, request }) => [
      p`${child(rng)} روز جمعه ${written(first)} ساعت نقاشی کرد و ${written(second)} ساعت کتاب خواند.`,
      p`این دو کار روی هم چند ساعت طول کشید؟ ${request}`,
    ],
  },
  {
    write: (rng, { first, second, request }) => {
      const [done, went] = areBelow(5)({ first, second, request })
        ? (['پیاده‌روی کرد', 'راه رفت'] as const)
        : (['دوچرخه‌سواری کرد', 'رکاب زد'] as const);
      return [
        p`${child(rng)} صبح ${written(first)} کیلومتر و عصر ${written(second)} کیلومتر ${done}.`,
        p`آن روز روی هم چند کیلومتر ${went}؟ ${request}`,
      ];
    },
  },
  {
    fits: areMeasured(6),
    write: (rng, { first, second, request }) => [
      p`${relative(rng)} برای کیک ${written(first)} پیمانه آرد و برای کلوچه ${written(second)} پیمانه آرد لازم دارد.`,
      p`روی هم چند پیمانه آرد لازم است؟ ${request}`,
    ],
  },
  {
    fits: (pair) => areMeasured(10)(pair) && areWithWholes(pair),
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['سیب', 'گلابی', 'انار', 'هلو', 'گیلاس', 'انگور'], 2);
      return [
        p`${child(rng)} در باغ پدربزرگ ${written(first)} کیلوگرم ${one} چید و ${written(second)} کیلوگرم ${other}.`,
        p`روی هم چند کیلوگرم میوه چید؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { first, second, request }) => [
      p`در ${rng.pick(snowy)} دیروز ${written(first)} سانتی‌متر برف بارید و امروز ${written(second)} سانتی‌متر.`,
      p`در این دو روز، روی هم چند سانتی‌متر برف باریده است؟ ${request}`,
    ],
  },
  {
    fits: areWithWholes,
    write: (rng, { first, second, request }) => {
      const { whole } = rng.pick(cuttables);
      return [
        p`در جشن مدرسه، کلاس پنجمی‌ها ${written(first)} ${whole} و کلاس ششمی‌ها ${written(second)} ${whole} خوردند.`,
        p`روی هم چند ${whole} خورده شد؟ ${request}`,
      ];
    },
  },
  {
    fits: areWithWholes,
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['گندم', 'جو', 'عدس', 'نخود', 'ذرت'], 2);
      return [
        p`${relative(rng)} در روستا ${written(first)} هکتار ${one} و ${written(second)} هکتار ${other} کاشته است.`,
        p`روی هم چند هکتار زمین کاشته شده است؟ ${request}`,
      ];
    },
  },
  {
    fits: areWithWholes,
    write: (rng, { first, second, request }) => {
      const [one, other] = rng.pick([
        ['فروردین', 'اردیبهشت'],
        ['خرداد', 'تیر'],
        ['مهر', 'آبان'],
      ] as const);
      return [
        p`کارگرها در ${one} ${written(first)} کیلومتر و در ${other} ${written(second)} کیلومتر از جادهٔ یک روستا را آسفالت کردند.`,
        p`در این دو ماه، روی هم چند کیلومتر آسفالت شد؟ ${request}`,
      ];
    },
  },
  {
    fits: areWithWholes,
    write: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['پرده', 'رومیزی', 'لحاف', 'روکش مبل'], 2);
      return [
        p`${relative(rng)} خیاط است. این هفته برای ${one} ${written(first)} متر و برای ${other} ${written(second)} متر پارچه برید.`,
        p`روی هم چند متر پارچه بریده است؟ ${request}`,
      ];
    },
  },
];
