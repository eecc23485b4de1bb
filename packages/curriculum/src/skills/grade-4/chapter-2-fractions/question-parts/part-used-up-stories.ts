import { type Fraction, written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';

type WriteWordProblem = (rng: Rng, number: number, part: Fraction) => readonly Block[];

/** A part of something is used: what is left is asked, or the whole, stated by the part used or by what is left. */
export interface UsedUp {
  readonly least: number;
  readonly most: number;
  readonly round?: number;
  readonly unit: string;
  readonly restAsked: WriteWordProblem;
  readonly wholeByUsed: WriteWordProblem;
  readonly wholeByRest: WriteWordProblem;
}

/** Of the questions for the whole, only those stated by what is left say «مانده». */
export const usedUp: readonly UsedUp[] = [
  {
    least: 20,
    most: 120,
    unit: 'صفحه',
    restAsked: (rng, whole, part) => [
      p`کتاب ${child(rng)} ${whole} صفحه دارد و او ${written(part)} آن را خوانده است.`,
      p`چند صفحه از کتاب مانده است؟`,
    ],
    wholeByUsed: (rng, used, part) => [
      p`${child(rng)} ${written(part)} کتابش را خوانده است و این ${used} صفحه می‌شود.`,
      p`همهٔ کتاب چند صفحه دارد؟`,
    ],
    wholeByRest: (rng, left, part) => [
      p`${child(rng)} ${written(part)} کتابش را خوانده است و ${left} صفحه مانده است.`,
      p`همهٔ کتاب چند صفحه دارد؟`,
    ],
  },
  {
    least: 20,
    most: 120,
    round: 10,
    unit: 'هزار تومان',
    restAsked: (rng, whole, part) => [
      p`${child(rng)} ${whole} هزار تومان پول داشت و ${written(part)} آن را برای ${rng.pick(['دفتر', 'کتاب', 'توپ', 'هدیه'])} داد.`,
      p`چند هزار تومان برایش مانده است؟`,
    ],
    wholeByUsed: (rng, used, part) => [
      p`${child(rng)} ${written(part)} پولش را برای ${rng.pick(['دفتر', 'کتاب', 'توپ', 'هدیه'])} داد؛ یعنی ${used} هزار تومان.`,
      p`اول چند هزار تومان داشت؟`,
    ],
    wholeByRest: (rng, left, part) => [
      p`${child(rng)} ${written(part)} پولش را برای ${rng.pick(['دفتر', 'کتاب', 'توپ', 'هدیه'])} داد و ${left} هزار تومان برایش مانده است.`,
      p`اول چند هزار تومان داشت؟`,
    ],
  },
  {
    least: 6,
    most: 60,
    unit: 'متر',
    restAsked: (rng, whole, part) => [
      p`${relative(rng)} ${whole} متر ${rng.pick(['پارچه', 'طناب', 'سیم'])} داشت و ${written(part)} آن را برید و به کار برد.`,
      p`چند متر مانده است؟`,
    ],
    wholeByUsed: (rng, used, part) => [
      p`${relative(rng)} ${written(part)} یک طناب را برید و طول این تکه ${used} متر شد.`,
      p`طول همهٔ طناب چند متر بوده است؟`,
    ],
    wholeByRest: (rng, left, part) => [
      p`${relative(rng)} ${written(part)} یک طناب را برید و ${left} متر از آن مانده است.`,
      p`طول همهٔ طناب چند متر بوده است؟`,
    ],
  },
  {
    least: 20,
    most: 120,
    unit: 'لیتر',
    restAsked: (rng, whole, part) => [
      p`در مخزن ${rng.pick(['گلخانه', 'مدرسه', 'باغچه'])} ${whole} لیتر آب بود و ${written(part)} آن مصرف شد.`,
      p`چند لیتر آب مانده است؟`,
    ],
    wholeByUsed: (rng, used, part) => [
      p`${written(part)} آب مخزن ${rng.pick(['گلخانه', 'مدرسه', 'باغچه'])} مصرف شد؛ یعنی ${used} لیتر.`,
      p`اول چند لیتر آب در مخزن بود؟`,
    ],
    wholeByRest: (rng, left, part) => [
      p`${written(part)} آب مخزن ${rng.pick(['گلخانه', 'مدرسه', 'باغچه'])} مصرف شد و ${left} لیتر مانده است.`,
      p`اول چند لیتر آب در مخزن بود؟`,
    ],
  },
  {
    least: 12,
    most: 90,
    unit: 'گردو',
    restAsked: (rng, whole, part) => [
      p`در سبد ${relative(rng)} ${whole} گردو بود و بچه‌ها ${written(part)} آن‌ها را خوردند.`,
      p`چند گردو مانده است؟`,
    ],
    wholeByUsed: (rng, used, part) => [
      p`بچه‌ها ${written(part)} گردوهای سبد ${relative(rng)} را خوردند؛ یعنی ${used} گردو.`,
      p`اول چند گردو در سبد بود؟`,
    ],
    wholeByRest: (rng, left, part) => [
      p`بچه‌ها ${written(part)} گردوهای سبد ${relative(rng)} را خوردند و ${left} گردو مانده است.`,
      p`اول چند گردو در سبد بود؟`,
    ],
  },
  {
    least: 20,
    most: 120,
    unit: 'کیلومتر',
    restAsked: (rng, whole, part) => [
      p`راه یک سفر ${whole} کیلومتر است و خانوادهٔ ${child(rng)} ${written(part)} راه را رفته‌اند.`,
      p`چند کیلومتر مانده است؟`,
    ],
    wholeByUsed: (rng, used, part) => [
      p`خانوادهٔ ${child(rng)} ${written(part)} راه سفر را رفته‌اند و این ${used} کیلومتر است.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
    wholeByRest: (rng, left, part) => [
      p`خانوادهٔ ${child(rng)} ${written(part)} راه سفر را رفته‌اند و ${left} کیلومتر مانده است.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
  },
  {
    least: 12,
    most: 100,
    unit: 'برچسب',
    restAsked: (rng, whole, part) => [
      p`${child(rng)} ${whole} برچسب داشت و ${written(part)} آن‌ها را به دوستانش داد.`,
      p`چند برچسب برایش مانده است؟`,
    ],
    wholeByUsed: (rng, used, part) => [
      p`${child(rng)} ${written(part)} برچسب‌هایش را به دوستانش داد؛ یعنی ${used} برچسب.`,
      p`اول چند برچسب داشت؟`,
    ],
    wholeByRest: (rng, left, part) => [
      p`${child(rng)} ${written(part)} برچسب‌هایش را به دوستانش داد و ${left} برچسب برایش مانده است.`,
      p`اول چند برچسب داشت؟`,
    ],
  },
];
