import { child, p, relative } from '../../index.ts';
import { fractionValue, type Mixed, written } from '../written-numbers.ts';
import { isMinutes, isOnScales, type WordProblem } from './word-problem.ts';

/** A mixed number and what it is multiplied by: a whole number (denominator 1), a fraction below one, or a mixed number. */
export interface Scaled {
  readonly first: Mixed;
  readonly second: Mixed;
  readonly request: string;
}

function isByWhole({ second }: Scaled): boolean {
  return second.denominator === 1;
}

function isByFraction({ second }: Scaled): boolean {
  return second.whole === 0 && second.denominator > 1;
}

function isByMixed({ second }: Scaled): boolean {
  return second.whole > 0 && second.denominator > 1;
}

function times({ second }: Scaled): number {
  return second.whole + second.numerator;
}

/** So many of one size, a part of an amount, and a size times a size. */
export const scaling: readonly WordProblem<Scaled>[] = [
  {
    fits: (n) => isByWhole(n) && isOnScales(n.first.denominator),
    write: (rng, n) => {
      const dish = rng.pick(['کیک', 'کلوچه', 'نان خانگی', 'حلوا']);
      return [
        p`برای هر بار پختن ${dish} ${written(n.first)} پیمانه آرد لازم است. ${relative(rng)} می‌خواهد ${times(n)} بار ${dish} بپزد.`,
        p`روی هم چند پیمانه آرد لازم دارد؟ ${n.request}`,
      ];
    },
  },
  {
    fits: isByWhole,
    write: (rng, n) => {
      const done = rng.pick(['می‌دود', 'پیاده‌روی می‌کند', 'رکاب می‌زند']);
      return [
        p`${child(rng)} هر روز ${written(n.first)} کیلومتر ${done}.`,
        p`در ${times(n)} روز، روی هم چند کیلومتر ${done}؟ ${n.request}`,
      ];
    },
  },
  {
    fits: isByWhole,
    write: (rng, n) => [
      p`برای تزیین هر جعبهٔ هدیه ${written(n.first)} متر روبان لازم است و ${child(rng)} ${times(n)} جعبه دارد.`,
      p`روی هم چند متر روبان لازم است؟ ${n.request}`,
    ],
  },
  {
    fits: (n) => isByWhole(n) && isOnScales(n.first.denominator),
    write: (rng, n) => {
      const good = rng.pick(['برنج', 'عدس', 'خرما', 'پیاز', 'پرتقال']);
      return [
        p`وزن هر کیسهٔ ${good} ${written(n.first)} کیلوگرم است و ${relative(rng)} ${times(n)} کیسه خرید.`,
        p`روی هم چند کیلوگرم ${good} خرید؟ ${n.request}`,
      ];
    },
  },
  {
    fits: (n) => isByWhole(n) && isMinutes(n.first.denominator) && n.first.whole < 4,
    write: (rng, n) => {
      const work = rng.pick(['تمرین موسیقی', 'کلاس شنا', 'تمرین والیبال', 'کلاس رباتیک']);
      return [
        p`هر جلسهٔ ${work} ${written(n.first)} ساعت است و ${child(rng)} این ماه ${times(n)} جلسه رفته است.`,
        p`روی هم چند ساعت ${work} داشته است؟ ${n.request}`,
      ];
    },
  },
  {
    fits: isByFraction,
    write: (rng, n) => {
      const place = rng.pick(['مدرسه', 'کتابخانه', 'ورزشگاه', 'موزه']);
      return [
        p`از خانهٔ ${child(rng)} تا ${place} ${written(n.first)} کیلومتر راه است و او ${written(n.second)} این راه را رفته است.`,
        p`چند کیلومتر رفته است؟ ${n.request}`,
      ];
    },
  },
  {
    fits: (n) => isByFraction(n) && isOnScales(n.first.denominator),
    write: (rng, n) => {
      const dish = rng.pick(['ماست', 'پنیر', 'فرنی', 'بستنی']);
      return [
        p`${relative(rng)} ${written(n.first)} لیتر شیر داشت و با ${written(n.second)} آن ${dish} درست کرد.`,
        p`برای ${dish} چند لیتر شیر به کار رفت؟ ${n.request}`,
      ];
    },
  },
  {
    fits: isByFraction,
    write: (rng, n) => {
      const crop = rng.pick(['گندم', 'زعفران', 'برنج', 'چغندر', 'یونجه']);
      return [
        p`${relative(rng)} ${written(n.first)} هکتار زمین دارد و در ${written(n.second)} آن ${crop} کاشته است.`,
        p`در چند هکتار ${crop} کاشته است؟ ${n.request}`,
      ];
    },
  },
  {
    fits: isByFraction,
    write: (rng, n) => {
      const sewn = rng.pick(['پرده', 'رومیزی', 'لحاف', 'پیراهن']);
      return [
        p`${relative(rng)} ${written(n.first)} متر پارچه داشت و ${written(n.second)} آن را برای ${sewn} برید.`,
        p`برای ${sewn} چند متر پارچه برید؟ ${n.request}`,
      ];
    },
  },
  {
    fits: (n) => isByMixed(n) && !fractionValue(n.first).equals(fractionValue(n.second)),
    write: (rng, n) => {
      const thing = rng.pick(['یک فرش', 'یک باغچهٔ سبزی', 'یک اتاق', 'یک پارچه', 'یک تابلوی نقاشی دیواری']);
      const [long, short] =
        fractionValue(n.first).compare(fractionValue(n.second)) > 0 ? [n.first, n.second] : [n.second, n.first];
      return [
        p`${thing} به شکل مستطیل است. طول آن ${written(long)} متر و عرض آن ${written(short)} متر است.`,
        p`مساحت آن چند متر مربع است؟ ${n.request}`,
      ];
    },
  },
  {
    fits: (n) => isByMixed(n) && isMinutes(n.second.denominator) && n.first.whole > 2 && n.second.whole < 4,
    write: (rng, n) => [
      p`${child(rng)} و پدرش به کوه رفته‌اند و در هر ساعت ${written(n.first)} کیلومتر راه می‌روند.`,
      p`در ${written(n.second)} ساعت چند کیلومتر راه می‌روند؟ ${n.request}`,
    ],
  },
  {
    fits: isByMixed,
    write: (rng, n) => {
      const rod = rng.pick(['میلهٔ آهنی', 'لولهٔ آب', 'تیر چوبی', 'زنجیر']);
      return [
        p`هر متر از یک ${rod} ${written(n.first)} کیلوگرم وزن دارد.`,
        p`وزن ${written(n.second)} متر از آن چند کیلوگرم است؟ ${n.request}`,
      ];
    },
  },
  {
    fits: isByMixed,
    write: (rng, n) => {
      const [small, tall] = rng.pick([
        ['انار', 'چنار'],
        ['زیتون', 'سرو'],
        ['سیب', 'سپیدار'],
        ['پرتقال', 'کاج'],
      ] as const);
      return [
        p`بلندی یک درخت ${small} ${written(n.first)} متر است و بلندی درخت ${tall} ${written(n.second)} برابر آن.`,
        p`بلندی درخت ${tall} چند متر است؟ ${n.request}`,
      ];
    },
  },
  {
    fits: isByMixed,
    write: (rng, n) => {
      const source = rng.pick(['چشمه', 'شیر باغ', 'قنات کوچک']);
      return [
        p`از یک ${source} در هر دقیقه ${written(n.first)} لیتر آب بیرون می‌آید.`,
        p`در ${written(n.second)} دقیقه چند لیتر آب بیرون می‌آید؟ ${n.request}`,
      ];
    },
  },
];
