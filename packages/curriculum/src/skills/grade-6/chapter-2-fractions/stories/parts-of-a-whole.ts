import { type Fraction, written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';

/** A situation in which a part of something is told and all of it is asked. */
export interface Setting {
  readonly least: number;
  readonly most: number;
  readonly unit: string;
  readonly tell: (rng: Rng, part: Fraction, told: number) => readonly Block[];
  /** The same situation when the rest is told. */
  readonly tellRest: (rng: Rng, part: Fraction, told: number) => readonly Block[];
}

/** Every situation, each with its believable sizes. */
export const settings: readonly Setting[] = [
  {
    least: 40,
    most: 600,
    unit: 'صفحه',
    tell: (rng, part, told) => [
      p`${child(rng)} ${written(part)} یک کتاب را خوانده است؛ یعنی ${told} صفحه.`,
      p`این کتاب چند صفحه دارد؟`,
    ],
    tellRest: (rng, part, told) => [
      p`${child(rng)} ${written(part)} یک کتاب را خوانده و ${told} صفحه مانده است.`,
      p`این کتاب چند صفحه دارد؟`,
    ],
  },
  {
    least: 60,
    most: 1200,
    unit: 'کیلومتر',
    tell: (rng, part, told) => [
      p`خانوادهٔ ${child(rng)} ${written(part)} راه سفرشان را رفته‌اند؛ یعنی ${told} کیلومتر.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
    tellRest: (rng, part, told) => [
      p`خانوادهٔ ${child(rng)} ${written(part)} راه سفرشان را رفته‌اند و ${told} کیلومتر دیگر مانده است.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
  },
  {
    least: 40,
    most: 900,
    unit: 'نفر',
    tell: (rng, part, told) => [
      p`${written(part)} دانش‌آموزهای یک مدرسه با ${rng.pick(['سرویس', 'دوچرخه', 'اتوبوس'])} به مدرسه می‌آیند. آن‌ها ${told} نفرند.`,
      p`این مدرسه چند دانش‌آموز دارد؟`,
    ],
    tellRest: (rng, part, told) => [
      p`${written(part)} دانش‌آموزهای یک مدرسه به ${rng.pick(['اردو', 'موزه', 'ورزشگاه'])} رفته‌اند و ${told} نفر در مدرسه مانده‌اند.`,
      p`این مدرسه چند دانش‌آموز دارد؟`,
    ],
  },
  {
    least: 20,
    most: 2000,
    unit: 'لیتر',
    tell: (rng, part, told) => [
      p`${written(part)} یک ${rng.pick(['مخزن', 'تانکر', 'حوض', 'آب‌انبار کوچک'])} پر از آب است. این مقدار ${told} لیتر است.`,
      p`وقتی پر باشد، چند لیتر آب دارد؟`,
    ],
    tellRest: (rng, part, told) => [
      p`${written(part)} یک ${rng.pick(['مخزن', 'تانکر', 'حوض', 'آب‌انبار کوچک'])} پر از آب است و برای پر شدن آن ${told} لیتر دیگر لازم است.`,
      p`وقتی پر باشد، چند لیتر آب دارد؟`,
    ],
  },
  {
    least: 20,
    most: 900,
    unit: 'هزار تومان',
    tell: (rng, part, told) => {
      const thing = rng.pick(['کتاب', 'توپ', 'کیف', 'بازی فکری', 'راکت']);
      return [
        p`${child(rng)} با ${written(part)} پولش یک ${thing} ${told} هزار تومانی خرید.`,
        p`پول او در اول چند هزار تومان بود؟`,
      ];
    },
    tellRest: (rng, part, told) => {
      const thing = rng.pick(['کتاب', 'توپ', 'کیف', 'بازی فکری', 'راکت']);
      return [
        p`${child(rng)} ${written(part)} پولش را برای یک ${thing} داد و ${told} هزار تومان برایش ماند.`,
        p`پول او در اول چند هزار تومان بود؟`,
      ];
    },
  },
  {
    least: 20,
    most: 1500,
    unit: 'کیلوگرم',
    tell: (rng, part, told) => [
      p`${relative(rng)} ${written(part)} ${rng.pick(['سیب‌های', 'انارهای', 'گردوهای', 'انگورهای'])} باغش را فروخته است؛ یعنی ${told} کیلوگرم.`,
      p`محصول باغ روی هم چند کیلوگرم بوده است؟`,
    ],
    tellRest: (rng, part, told) => [
      p`${relative(rng)} ${written(part)} ${rng.pick(['سیب‌های', 'انارهای', 'گردوهای', 'انگورهای'])} باغش را فروخته و ${told} کیلوگرم مانده است.`,
      p`محصول باغ روی هم چند کیلوگرم بوده است؟`,
    ],
  },
  {
    least: 24,
    most: 400,
    unit: 'متر مربع',
    tell: (rng, part, told) => [
      p`در ${written(part)} یک زمین ${rng.pick(['گندم', 'زعفران', 'گل محمدی', 'سبزی'])} کاشته‌اند. این قسمت ${told} متر مربع است.`,
      p`همهٔ زمین چند متر مربع است؟`,
    ],
    tellRest: (rng, part, told) => [
      p`در ${written(part)} یک زمین ${rng.pick(['گندم', 'زعفران', 'گل محمدی', 'سبزی'])} کاشته‌اند و ${told} متر مربع آن خالی است.`,
      p`همهٔ زمین چند متر مربع است؟`,
    ],
  },
];
