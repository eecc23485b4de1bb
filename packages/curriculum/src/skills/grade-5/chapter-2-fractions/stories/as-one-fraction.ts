import { isMinutes, isOnScales, type Tale } from '../../../../authoring/fractions/stories/tale.ts';
import { type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { child, cuttables, ezafe, frac, goods, liquids, p, relative, strips } from '../../../../authoring/index.ts';

/** What is filled, and what goes into it. */
const filled = [
  ['صفحهٔ آلبوم', 'عکس'],
  ['جعبه', 'شیرینی'],
  ['سبد', 'انار'],
  ['ردیف باغچه', 'گل بنفشه'],
] as const;

function ask(what: string) {
  return p`این ${what} را با یک کسر نشان بده؛ کسری که عدد کامل کنارش نباشد.`;
}

/** A mixed amount that was put together from parts of one size: how many such parts is it? */
export const asOneFraction: readonly Tale<Mixed>[] = [
  {
    tell: (rng, n) => {
      const { whole, piece } = rng.pick(cuttables);
      return [
        p`در جشن پایان سال، هر ${whole} را به ${n.bottom} ${ezafe(piece)} مساوی تقسیم کردند. بچه‌ها روی هم ${written(n)} ${whole} خوردند.`,
        ask('مقدار'),
      ];
    },
  },
  {
    fits: ({ whole, bottom }) => whole <= 8 && isOnScales(bottom),
    tell: (rng, n) => {
      const liquid = rng.pick(liquids);
      return [
        p`پیمانهٔ ${child(rng)} ${frac(1, n.bottom)} لیتر جا دارد. او با این پیمانه ${written(n)} لیتر ${liquid} در یک ظرف بزرگ ریخت.`,
        ask('مقدار'),
      ];
    },
  },
  {
    fits: ({ bottom }) => isMinutes(bottom),
    tell: (rng, n) => [
      p`${child(rng)} هر روز ${frac(1, n.bottom)} ساعت ورزش می‌کند. ورزش او تا امروز روی هم ${written(n)} ساعت شده است.`,
      ask('زمان'),
    ],
  },
  {
    fits: ({ whole, bottom }) => whole <= 8 && isOnScales(bottom),
    tell: (rng, n) => {
      const good = rng.pick(goods.filter((name) => name !== 'زعفران'));
      return [
        p`مغازه‌ای ${good} را در بسته‌های ${frac(1, n.bottom)} کیلوگرمی می‌فروشد. ${relative(rng)} از آنجا ${written(n)} کیلوگرم ${good} خرید.`,
        ask('وزن'),
      ];
    },
  },
  {
    fits: ({ whole }) => whole <= 6,
    tell: (rng, n) => [
      p`هر دور پیست دوچرخه‌سواری ${frac(1, n.bottom)} کیلومتر است. ${child(rng)} روی هم ${written(n)} کیلومتر رکاب زده است.`,
      ask('فاصله'),
    ],
  },
  {
    tell: (rng, n) => {
      const strip = rng.pick(strips);
      return [
        p`${child(rng)} ${written(n)} متر ${strip} داشت و همه‌اش را به تکه‌های ${frac(1, n.bottom)} متری برید.`,
        ask('طول'),
      ];
    },
  },
  {
    fits: ({ whole }) => whole <= 2,
    tell: (rng, n) => [
      p`${relative(rng)} هر روز ${frac(1, n.bottom)} متر شال می‌بافد و تا حالا ${written(n)} متر بافته است.`,
      ask('طول'),
    ],
  },
  {
    fits: ({ bottom }) => bottom >= 4,
    tell: (rng, n) => {
      const [holder, holding] = rng.pick(filled);
      return [
        p`هر ${holder} ${n.bottom} ${holding} جا دارد. ${child(rng)} تا حالا ${written(n)} ${holder} را پر کرده است.`,
        ask('مقدار'),
      ];
    },
  },
];
