import { isMinutes, isOnScales, type WordProblem } from '../../../../authoring/fractions/stories/word-problem.ts';
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
export const asOneFraction: readonly WordProblem<Mixed>[] = [
  {
    write: (rng, n) => {
      const { whole, piece } = rng.pick(cuttables);
      return [
        p`در جشن پایان سال، هر ${whole} را به ${n.denominator} ${ezafe(piece)} مساوی تقسیم کردند. بچه‌ها روی هم ${written(n)} ${whole} خوردند.`,
        ask('مقدار'),
      ];
    },
  },
  {
    fits: ({ whole, denominator }) => whole <= 8 && isOnScales(denominator),
    write: (rng, n) => {
      const liquid = rng.pick(liquids);
      return [
        p`پیمانهٔ ${child(rng)} ${frac(1, n.denominator)} لیتر جا دارد. او با این پیمانه ${written(n)} لیتر ${liquid} در یک ظرف بزرگ ریخت.`,
        ask('مقدار'),
      ];
    },
  },
  {
    fits: ({ denominator }) => isMinutes(denominator),
    write: (rng, n) => [
      p`${child(rng)} هر روز ${frac(1, n.denominator)} ساعت ورزش می‌کند. ورزش او تا امروز روی هم ${written(n)} ساعت شده است.`,
      ask('زمان'),
    ],
  },
  {
    fits: ({ whole, denominator }) => whole <= 8 && isOnScales(denominator),
    write: (rng, n) => {
      const good = rng.pick(goods.filter((name) => name !== 'زعفران'));
      return [
        p`مغازه‌ای ${good} را در بسته‌های ${frac(1, n.denominator)} کیلوگرمی می‌فروشد. ${relative(rng)} از آنجا ${written(n)} کیلوگرم ${good} خرید.`,
        ask('وزن'),
      ];
    },
  },
  {
    fits: ({ whole }) => whole <= 6,
    write: (rng, n) => [
      p`هر دور پیست دوچرخه‌سواری ${frac(1, n.denominator)} کیلومتر است. ${child(rng)} روی هم ${written(n)} کیلومتر رکاب زده است.`,
      ask('فاصله'),
    ],
  },
  {
    write: (rng, n) => {
      const strip = rng.pick(strips);
      return [
        p`${child(rng)} ${written(n)} متر ${strip} داشت و همه‌اش را به تکه‌های ${frac(1, n.denominator)} متری برید.`,
        ask('طول'),
      ];
    },
  },
  {
    fits: ({ whole }) => whole <= 2,
    write: (rng, n) => [
      p`${relative(rng)} هر روز ${frac(1, n.denominator)} متر شال می‌بافد و تا حالا ${written(n)} متر بافته است.`,
      ask('طول'),
    ],
  },
  {
    fits: ({ denominator }) => denominator >= 4,
    write: (rng, n) => {
      const [holder, holding] = rng.pick(filled);
      return [
        p`هر ${holder} ${n.denominator} ${holding} جا دارد. ${child(rng)} تا حالا ${written(n)} ${holder} را پر کرده است.`,
        ask('مقدار'),
      ];
    },
  },
];
