import type { Tale } from '../../../../authoring/fractions/stories/tale.ts';
import type { Fraction } from '../../../../authoring/fractions/written-numbers.ts';
import { child, p, plural, relative } from '../../../../authoring/index.ts';

/** So many of so many, both told as counts. */
export interface CountedPart {
  readonly part: Fraction;
  readonly request: string;
}

function isUpTo(most: number) {
  return ({ part }: CountedPart): boolean => part.bottom <= most;
}

function isFrom(least: number, most: number) {
  return ({ part }: CountedPart): boolean => part.bottom >= least && part.bottom <= most;
}

/** Situations in which a counted part is to be told as a fraction; the whole is told first. */
export const countedPart: readonly Tale<CountedPart>[] = [
  {
    fits: isFrom(12, 40),
    tell: (rng, { part, request }) => {
      const group = rng.pick(['کتابخانه', 'گروه سرود', 'تیم ورزشی', 'گروه نمایش']);
      return [
        p`کلاس ${child(rng)} ${part.bottom} دانش‌آموز دارد و ${part.top} نفر آن‌ها عضو ${group} هستند.`,
        p`چه کسری از دانش‌آموزهای کلاس عضو ${group} هستند؟ ${request}`,
      ];
    },
  },
  {
    fits: isUpTo(60),
    tell: (rng, { part, request }) => {
      const fruit = rng.pick(['انار', 'پرتقال', 'هلو', 'گوجه‌فرنگی', 'انجیر']);
      return [
        p`در یک سبد ${part.bottom} ${fruit} هست که ${part.top} تای آن‌ها رسیده است.`,
        p`چه کسری از ${plural(fruit)}ی سبد رسیده است؟ ${request}`,
      ];
    },
  },
  {
    fits: isFrom(16, 120),
    tell: (rng, { part, request }) => [
      p`کتاب ${child(rng)} ${part.bottom} صفحه دارد و او تا حالا ${part.top} صفحهٔ آن را خوانده است.`,
      p`چه کسری از کتاب را خوانده است؟ ${request}`,
    ],
  },
  {
    fits: isFrom(10, 120),
    tell: (rng, { part, request }) => {
      const tree = rng.pick(['گردو', 'انار', 'سیب', 'زیتون', 'پسته']);
      return [
        p`در باغ ${relative(rng)} ${part.bottom} درخت هست که ${part.top} درخت آن ${tree} است.`,
        p`چه کسری از درخت‌های باغ ${tree} است؟ ${request}`,
      ];
    },
  },
  {
    fits: isUpTo(60),
    tell: (rng, { part, request }) => {
      const name = child(rng);
      return [
        p`${name} در تمرین بسکتبال ${part.bottom} بار توپ را پرتاب کرد و ${part.top} بار توپ وارد سبد شد.`,
        p`چه کسری از پرتاب‌های ${name} وارد سبد شد؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ part }) => part.bottom >= 30 && part.bottom % 5 === 0,
    tell: (rng, { part, request }) => {
      const done = rng.pick(['نرمش', 'بازی', 'دویدن', 'استراحت']);
      return [
        p`کلاس ورزش ${part.bottom} دقیقه است و ${part.top} دقیقهٔ آن برای ${done} است.`,
        p`چه کسری از زمان کلاس برای ${done} است؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ part }) => part.bottom >= 20 && part.bottom % 5 === 0,
    tell: (rng, { part, request }) => {
      const thing = rng.pick(['کتاب', 'دفتر', 'توپ', 'مداد رنگی']);
      return [
        p`${child(rng)} ${part.bottom} هزار تومان پول داشت و ${part.top} هزار تومان آن را برای خریدن ${thing} داد.`,
        p`چه کسری از پولش را برای ${thing} داد؟ ${request}`,
      ];
    },
  },
  {
    fits: isFrom(20, 60),
    tell: (rng, { part, request }) => {
      const where = rng.pick(['اتوبوس اردو', 'قطار شهربازی', 'سالن نمایش']);
      return [
        p`${where} ${part.bottom} صندلی دارد و ${part.top} صندلی آن پر شده است.`,
        p`چه کسری از صندلی‌ها پر شده است؟ ${request}`,
      ];
    },
  },
  {
    fits: isUpTo(31),
    tell: (rng, { part, request }) => {
      const [city, weather] = rng.pick([
        ['رشت', 'بارانی'],
        ['تبریز', 'برفی'],
        ['یزد', 'آفتابی'],
        ['بوشهر', 'آفتابی'],
        ['گرگان', 'ابری'],
      ] as const);
      return [
        p`در ${city} از ${part.bottom} روزی که هوا را یادداشت کردیم، ${part.top} روز ${weather} بود.`,
        p`چه کسری از روزها ${weather} بود؟ ${request}`,
      ];
    },
  },
  {
    fits: isUpTo(90),
    tell: (rng, { part, request }) => {
      const colour = rng.pick(['آبی', 'قرمز', 'سبز', 'زرد', 'فیروزه‌ای']);
      return [
        p`${child(rng)} با ${part.bottom} مهره یک گردنبند ساخت که ${part.top} مهرهٔ آن ${colour} است.`,
        p`چه کسری از مهره‌ها ${colour} است؟ ${request}`,
      ];
    },
  },
];
