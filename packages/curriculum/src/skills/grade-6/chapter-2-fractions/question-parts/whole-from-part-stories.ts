import { type Fraction, written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';

/** A situation in which a part of something is stated and all of it is asked. */
export interface Setting {
  readonly least: number;
  readonly most: number;
  readonly unit: string;
  readonly write: (rng: Rng, part: Fraction, statement: number) => readonly Block[];
  /** The same situation when the rest is stated. */
  readonly writeRest: (rng: Rng, part: Fraction, statement: number) => readonly Block[];
}

/** Every situation, each with its believable sizes. */
export const settings: readonly Setting[] = [
  {
    least: 40,
    most: 600,
    unit: 'صفحه',
    write: (rng, part, statement) => [
      p`${child(rng)} ${written(part)} یک کتاب را خوانده است؛ یعنی ${statement} صفحه.`,
      p`این کتاب چند صفحه دارد؟`,
    ],
    writeRest: (rng, part, statement) => [
      p`${child(rng)} ${written(part)} یک کتاب را خوانده و ${statement} صفحه مانده است.`,
      p`این کتاب چند صفحه دارد؟`,
    ],
  },
  {
    least: 60,
    most: 1200,
    unit: 'کیلومتر',
    write: (rng, part, statement) => [
      p`خانوادهٔ ${child(rng)} ${written(part)} راه سفرشان را رفته‌اند؛ یعنی ${statement} کیلومتر.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
    writeRest: (rng, part, statement) => [
      p`خانوادهٔ ${child(rng)} ${written(part)} راه سفرشان را رفته‌اند و ${statement} کیلومتر دیگر مانده است.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
  },
  {
    least: 40,
    most: 900,
    unit: 'نفر',
    write: (rng, part, statement) => [
      p`${written(part)} دانش‌آموزهای یک مدرسه با ${rng.pick(['سرویس', 'دوچرخه', 'اتوبوس'])} به مدرسه می‌آیند. آن‌ها ${statement} نفرند.`,
      p`این مدرسه چند دانش‌آموز دارد؟`,
    ],
    writeRest: (rng, part, statement) => [
      p`${written(part)} دانش‌آموزهای یک مدرسه به ${rng.pick(['اردو', 'موزه', 'ورزشگاه'])} رفته‌اند و ${statement} نفر در مدرسه مانده‌اند.`,
      p`این مدرسه چند دانش‌آموز دارد؟`,
    ],
  },
  {
    least: 20,
    most: 2000,
    unit: 'لیتر',
    write: (rng, part, statement) => [
      p`${written(part)} یک ${rng.pick(['مخزن', 'تانکر', 'حوض'])} پر از آب است. این مقدار ${statement} لیتر است.`,
      p`وقتی پر باشد، چند لیتر آب دارد؟`,
    ],
    writeRest: (rng, part, statement) => [
      p`${written(part)} یک ${rng.pick(['مخزن', 'تانکر', 'حوض'])} پر از آب است و برای پر شدن آن ${statement} لیتر دیگر لازم است.`,
      p`وقتی پر باشد، چند لیتر آب دارد؟`,
    ],
  },
  {
    least: 20,
    most: 900,
    unit: 'هزار تومان',
    write: (rng, part, statement) => {
      const thing = rng.pick(['هدیهٔ', 'دسته‌گلِ', 'جعبهٔ شیرینیِ', 'بستهٔ کاغذ رنگیِ']);
      return [
        p`${child(rng)} با ${written(part)} پولش یک ${thing} ${statement} هزار تومانی خرید.`,
        p`پول او در آغاز چند هزار تومان بود؟`,
      ];
    },
    writeRest: (rng, part, statement) => {
      const thing = rng.pick(['کتاب', 'توپ', 'کیف', 'بازی فکری', 'راکت']);
      return [
        p`${child(rng)} ${written(part)} پولش را برای یک ${thing} داد و ${statement} هزار تومان برایش ماند.`,
        p`پول او در آغاز چند هزار تومان بود؟`,
      ];
    },
  },
  {
    least: 20,
    most: 1500,
    unit: 'کیلوگرم',
    write: (rng, part, statement) => [
      p`${relative(rng)} ${written(part)} ${rng.pick(['سیب‌های', 'انارهای', 'گردوهای', 'انگورهای'])} باغش را فروخته است؛ یعنی ${statement} کیلوگرم.`,
      p`محصول باغ روی هم چند کیلوگرم بوده است؟`,
    ],
    writeRest: (rng, part, statement) => [
      p`${relative(rng)} ${written(part)} ${rng.pick(['سیب‌های', 'انارهای', 'گردوهای', 'انگورهای'])} باغش را فروخته و ${statement} کیلوگرم مانده است.`,
      p`محصول باغ روی هم چند کیلوگرم بوده است؟`,
    ],
  },
  {
    least: 24,
    most: 400,
    unit: 'متر مربع',
    write: (rng, part, statement) => [
      p`در ${written(part)} یک زمین ${rng.pick(['گندم', 'زعفران', 'گل محمدی', 'سبزی'])} کاشته‌اند. این قسمت ${statement} متر مربع است.`,
      p`همهٔ زمین چند متر مربع است؟`,
    ],
    writeRest: (rng, part, statement) => [
      p`در ${written(part)} یک زمین ${rng.pick(['گندم', 'زعفران', 'گل محمدی', 'سبزی'])} کاشته‌اند و ${statement} متر مربع آن خالی است.`,
      p`همهٔ زمین چند متر مربع است؟`,
    ],
  },
];
