import { child, cities, p, relative } from '../../../../authoring/index.ts';
import { type Mixed, worth, written } from '../written-numbers.ts';
import { isMinutes, isOnScales, type Tale } from './tale.ts';

/** Two amounts, and how the answer is to be written («جواب را به صورت کسر بنویس.»). */
export interface Pair {
  readonly first: Mixed;
  readonly second: Mixed;
  readonly request: string;
}

/** Both are parts of one thing, and together they are not the whole of it. */
function arePartsOfOne({ first, second }: Pair): boolean {
  const sum = worth(first).plus(worth(second));
  return first.whole === 0 && second.whole === 0 && sum.numerator < sum.denominator;
}

function areBelow(whole: number) {
  return ({ first, second }: Pair): boolean => first.whole < whole && second.whole < whole;
}

/** Weighed or poured amounts below so many units. */
function areMeasured(whole: number) {
  return ({ first, second }: Pair): boolean =>
    first.whole < whole && second.whole < whole && isOnScales(first.bottom) && isOnScales(second.bottom);
}

function areWholeMinutes({ first, second }: Pair): boolean {
  return isMinutes(first.bottom) && isMinutes(second.bottom) && first.whole < 4 && second.whole < 4;
}

const snowy = ['تبریز', 'همدان', 'سنندج', 'اردبیل', 'شهرکرد', 'ارومیه'] as const;

/** Two amounts put together. Every question says «روی هم». */
export const adding: readonly Tale<Pair>[] = [
  {
    fits: arePartsOfOne,
    tell: (rng, { first, second, request }) => [
      p`${child(rng)} شنبه ${written(first)} یک کتاب داستان را خواند و یکشنبه ${written(second)} آن را.`,
      p`در این دو روز، روی هم چه کسری از کتاب را خوانده است؟ ${request}`,
    ],
  },
  {
    fits: arePartsOfOne,
    tell: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['بنفشه', 'همیشه‌بهار', 'شمعدانی', 'نرگس', 'لاله'], 2);
      return [
        p`در ${written(first)} باغچهٔ مدرسه گل ${one} و در ${written(second)} آن گل ${other} کاشته‌اند.`,
        p`روی هم در چه کسری از باغچه گل کاشته‌اند؟ ${request}`,
      ];
    },
  },
  {
    fits: arePartsOfOne,
    tell: (rng, { first, second, request }) => {
      const [from = '', to = ''] = rng.sample(cities, 2);
      return [
        p`خانوادهٔ ${child(rng)} روز اول ${written(first)} راه ${from} تا ${to} را رفتند و روز دوم ${written(second)} آن را.`,
        p`در این دو روز، روی هم چه کسری از راه را رفته‌اند؟ ${request}`,
      ];
    },
  },
  {
    fits: arePartsOfOne,
    tell: (rng, { first, second, request }) => [
      p`${relative(rng)} دیروز ${written(first)} دیوار حیاط را رنگ کرد و امروز ${written(second)} آن را.`,
      p`روی هم چه کسری از دیوار رنگ شده است؟ ${request}`,
    ],
  },
  {
    fits: areMeasured(4),
    tell: (rng, { first, second, request }) => [
      p`${relative(rng)} ${written(first)} لیتر آب را با ${written(second)} لیتر شربت ${rng.pick(['آلبالو', 'زعفران', 'لیمو', 'خاکشیر'])} مخلوط کرد.`,
      p`روی هم چند لیتر نوشیدنی درست شد؟ ${request}`,
    ],
  },
  {
    fits: areMeasured(5),
    tell: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['پسته', 'بادام', 'فندق', 'گردو', 'کشمش'], 2);
      return [
        p`${child(rng)} از آجیل‌فروشی ${written(first)} کیلوگرم ${one} و ${written(second)} کیلوگرم ${other} خرید.`,
        p`روی هم چند کیلوگرم آجیل خرید؟ ${request}`,
      ];
    },
  },
  {
    tell: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['قرمز', 'آبی', 'زرد', 'سبز', 'بنفش'], 2);
      return [
        p`${child(rng)} برای کاردستی ${written(first)} متر روبان ${one} و ${written(second)} متر روبان ${other} برداشت.`,
        p`روی هم چند متر روبان برداشت؟ ${request}`,
      ];
    },
  },
  {
    fits: areWholeMinutes,
    tell: (rng, { first, second, request }) => [
      p`${child(rng)} روز جمعه ${written(first)} ساعت نقاشی کرد و ${written(second)} ساعت کتاب خواند.`,
      p`این دو کار روی هم چند ساعت طول کشید؟ ${request}`,
    ],
  },
  {
    fits: areBelow(6),
    tell: (rng, { first, second, request }) => [
      p`${child(rng)} صبح ${written(first)} کیلومتر و عصر ${written(second)} کیلومتر پیاده‌روی کرد.`,
      p`آن روز روی هم چند کیلومتر راه رفت؟ ${request}`,
    ],
  },
  {
    fits: areMeasured(6),
    tell: (rng, { first, second, request }) => [
      p`${relative(rng)} برای کیک ${written(first)} پیمانه آرد و برای کلوچه ${written(second)} پیمانه آرد لازم دارد.`,
      p`روی هم چند پیمانه آرد لازم است؟ ${request}`,
    ],
  },
  {
    fits: (pair) => areMeasured(10)(pair) && pair.first.whole > 0 && pair.second.whole > 0,
    tell: (rng, { first, second, request }) => {
      const [one = '', other = ''] = rng.sample(['سیب', 'گلابی', 'انار', 'هلو', 'گیلاس', 'انگور'], 2);
      return [
        p`${child(rng)} در باغ پدربزرگ ${written(first)} کیلوگرم ${one} چید و ${written(second)} کیلوگرم ${other}.`,
        p`روی هم چند کیلوگرم میوه چید؟ ${request}`,
      ];
    },
  },
  {
    tell: (rng, { first, second, request }) => [
      p`در ${rng.pick(snowy)} دیروز ${written(first)} سانتی‌متر برف بارید و امروز ${written(second)} سانتی‌متر.`,
      p`در این دو روز، روی هم چند سانتی‌متر برف باریده است؟ ${request}`,
    ],
  },
];
