import type { WordProblem } from '../../../../authoring/fractions/stories/word-problem.ts';
import type { Fraction } from '../../../../authoring/fractions/written-numbers.ts';
import { child, p, plural, relative } from '../../../../authoring/index.ts';

/** So many of so many, both stated as counts. */
export interface CountedPart {
  readonly part: Fraction;
  readonly request: string;
}

function isUpTo(most: number) {
  return ({ part }: CountedPart): boolean => part.denominator <= most;
}

function isFrom(least: number, most: number) {
  return ({ part }: CountedPart): boolean => part.denominator >= least && part.denominator <= most;
}

/** Situations in which a counted part is to be stated as a fraction; the whole is stated first. */
export const countedPart: readonly WordProblem<CountedPart>[] = [
  {
    fits: isFrom(12, 40),
    write: (rng, { part, request }) => {
      const group = rng.pick(['کتابخانه', 'گروه سرود', 'تیم ورزشی', 'گروه نمایش']);
      return [
        p`کلاس ${child(rng)} ${part.denominator} دانش‌آموز دارد و ${part.numerator} نفر آن‌ها عضو ${group} هستند.`,
        p`چه کسری از دانش‌آموزهای کلاس عضو ${group} هستند؟ ${request}`,
      ];
    },
  },
  {
    fits: isUpTo(60),
    write: (rng, { part, request }) => {
      const fruit = rng.pick(['انار', 'پرتقال', 'هلو', 'گوجه‌فرنگی', 'انجیر']);
      return [
        p`در یک سبد ${part.denominator} ${fruit} هست که ${part.numerator} تای آن‌ها رسیده است.`,
        p`چه کسری از ${plural(fruit)}ی سبد رسیده است؟ ${request}`,
      ];
    },
  },
  {
    fits: isFrom(16, 120),
    write: (rng, { part, request }) => [
      p`کتاب ${child(rng)} ${part.denominator} صفحه دارد و او تا حالا ${part.numerator} صفحهٔ آن را خوانده است.`,
      p`چه کسری از کتاب را خوانده است؟ ${request}`,
    ],
  },
  {
    fits: isFrom(10, 120),
    write: (rng, { part, request }) => {
      const tree = rng.pick(['گردو', 'انار', 'سیب', 'زیتون', 'پسته']);
      return [
        p`در باغ ${relative(rng)} ${part.denominator} درخت هست که ${part.numerator} درخت آن ${tree} است.`,
        p`چه کسری از درخت‌های باغ ${tree} است؟ ${request}`,
      ];
    },
  },
  {
    fits: isUpTo(60),
    write: (rng, { part, request }) => {
      const name = child(rng);
      return [
        p`${name} در تمرین بسکتبال ${part.denominator} بار توپ را پرتاب کرد و ${part.numerator} بار توپ وارد سبد شد.`,
        p`چه کسری از پرتاب‌های ${name} وارد سبد شد؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ part }) => part.denominator >= 30 && part.denominator % 5 === 0,
    write: (rng, { part, request }) => {
      const done = rng.pick(['نرمش', 'بازی', 'دویدن', 'استراحت']);
      return [
        p`کلاس ورزش ${part.denominator} دقیقه است و ${part.numerator} دقیقهٔ آن برای ${done} است.`,
        p`چه کسری از زمان کلاس برای ${done} است؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ part }) => part.denominator >= 20 && part.denominator % 5 === 0,
    write: (rng, { part, request }) => {
      const thing = rng.pick(['کتاب', 'دفتر', 'توپ', 'مداد رنگی']);
      return [
        p`${child(rng)} ${part.denominator} هزار تومان پول داشت و ${part.numerator} هزار تومان آن را برای خریدن ${thing} داد.`,
        p`چه کسری از پولش را برای ${thing} داد؟ ${request}`,
      ];
    },
  },
  {
    fits: isFrom(20, 60),
    write: (rng, { part, request }) => {
      const where = rng.pick(['اتوبوس اردو', 'قطار شهربازی', 'سالن نمایش']);
      return [
        p`${where} ${part.denominator} صندلی دارد و ${part.numerator} صندلی آن پر شده است.`,
        p`چه کسری از صندلی‌ها پر شده است؟ ${request}`,
      ];
    },
  },
  {
    fits: isUpTo(31),
    write: (rng, { part, request }) => {
      const [city, weather] = rng.pick([
        ['رشت', 'بارانی'],
        ['تبریز', 'برفی'],
        ['یزد', 'آفتابی'],
        ['بوشهر', 'آفتابی'],
        ['گرگان', 'ابری'],
      ] as const);
      return [
        p`در ${city} از ${part.denominator} روزی که هوا را یادداشت کردیم، ${part.numerator} روز ${weather} بود.`,
        p`چه کسری از روزها ${weather} بود؟ ${request}`,
      ];
    },
  },
  {
    fits: isUpTo(90),
    write: (rng, { part, request }) => {
      const color = rng.pick(['آبی', 'قرمز', 'سبز', 'زرد', 'فیروزه‌ای']);
      return [
        p`${child(rng)} با ${part.denominator} مهره یک گردنبند ساخت که ${part.numerator} مهرهٔ آن ${color} است.`,
        p`چه کسری از مهره‌ها ${color} است؟ ${request}`,
      ];
    },
  },
];
