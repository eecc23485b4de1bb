import { type Block, child, p, type Rng } from '../../../../authoring/index.ts';
import type { Division } from './written-division-questions.ts';

/** What is asked of the division: full groups, what is left, or the groups needed so that nothing is left. */
export type Asked = 'groups' | 'left' | 'needed';

interface Statement {
  readonly unit: string;
  readonly stem: readonly Block[];
}

interface Situation {
  readonly divisor: readonly [number, number];
  readonly write: (rng: Rng, division: Division) => Statement;
}

/** The words «می‌ماند» and «دست‌کم» go with one kind each; full groups are asked without them. */
export const situations: Readonly<Record<Asked, readonly Situation[]>> = {
  groups: [
    {
      divisor: [4, 30],
      write: (_, { dividend, divisor }) => ({
        unit: 'جعبه',
        stem: [p`در یک مرغداری ${dividend} تخم‌مرغ را در جعبه‌های ${divisor}تایی می‌چینند.`, p`چند جعبهٔ کامل می‌شود؟`],
      }),
    },
    {
      divisor: [3, 24],
      write: (rng, { dividend, divisor }) => ({
        unit: 'جعبه',
        stem: [
          p`شیرینی‌فروش ${dividend} ${rng.pick(['شیرینی', 'باقلوا', 'کلوچه'])} را در جعبه‌های ${divisor}تایی می‌گذارد.`,
          p`چند جعبهٔ کامل پر می‌شود؟`,
        ],
      }),
    },
    {
      divisor: [4, 48],
      write: (rng, { dividend, divisor }) => ({
        unit: 'خودکار',
        stem: [
          p`${child(rng)} ${dividend} هزار تومان پول دارد. قیمت هر خودکار ${divisor} هزار تومان است.`,
          p`با این پول چند خودکار می‌تواند بخرد؟`,
        ],
      }),
    },
    {
      divisor: [3, 40],
      write: (_, { dividend, divisor }) => ({
        unit: 'تکه',
        stem: [p`${dividend} سانتی‌متر روبان را به تکه‌های ${divisor} سانتی‌متری می‌بریم.`, p`چند تکهٔ کامل به دست می‌آید؟`],
      }),
    },
    {
      divisor: [5, 36],
      write: (_, { dividend, divisor }) => ({
        unit: 'بسته',
        stem: [p`در چاپخانه ${dividend} دفتر را ${divisor}تا ${divisor}تا بسته‌بندی می‌کنند.`, p`چند بستهٔ کامل می‌شود؟`],
      }),
    },
    {
      divisor: [8, 25],
      write: (rng, { dividend, divisor }) => ({
        unit: 'دستبند',
        stem: [p`${child(rng)} با ${dividend} مهره دستبندهای ${divisor} مهره‌ای می‌سازد.`, p`چند دستبند کامل می‌سازد؟`],
      }),
    },
  ],
  left: [
    {
      divisor: [3, 30],
      write: (rng, { dividend, divisor }) => ({
        unit: 'تیله',
        stem: [p`${child(rng)} ${dividend} تیله را به طور مساوی بین ${divisor} نفر تقسیم کرد.`, p`چند تیله می‌ماند؟`],
      }),
    },
    {
      divisor: [4, 40],
      write: (_, { dividend, divisor }) => ({
        unit: 'کتاب',
        stem: [
          p`کتابدار ${dividend} کتاب را به طور مساوی در ${divisor} قفسه چید.`,
          p`چند کتاب می‌ماند که در قفسه‌ها جا نمی‌گیرد؟`,
        ],
      }),
    },
    {
      divisor: [4, 45],
      write: (rng, { dividend, divisor }) => ({
        unit: 'کیلوگرم',
        stem: [
          p`کشاورزی ${dividend} کیلوگرم ${rng.pick(['برنج', 'گندم', 'عدس', 'لوبیا'])} را در کیسه‌های ${divisor} کیلوگرمی ریخت.`,
          p`بعد از پر کردن کیسه‌ها چند کیلوگرم می‌ماند؟`,
        ],
      }),
    },
    {
      divisor: [3, 25],
      write: (_, { dividend, divisor }) => ({
        unit: 'نهال',
        stem: [p`باغبانی ${dividend} نهال را به طور مساوی در ${divisor} ردیف کاشت.`, p`چند نهال می‌ماند؟`],
      }),
    },
    {
      divisor: [4, 36],
      write: (rng, { dividend, divisor }) => ({
        unit: 'عکس',
        stem: [
          p`${child(rng)} ${dividend} عکس را در صفحه‌های آلبوم می‌چسباند؛ در هر صفحه درست ${divisor} عکس.`,
          p`وقتی دیگر نشود صفحه‌ای را پر کرد، چند عکس نچسبیده می‌ماند؟`,
        ],
      }),
    },
    {
      divisor: [4, 30],
      write: (_, { dividend, divisor }) => ({
        unit: 'نفر',
        stem: [
          p`در جشن ورزش، ${dividend} دانش‌آموز در صف‌های ${divisor} نفره ایستادند.`,
          p`وقتی صف‌ها پر شد، چند نفر باقی می‌ماند؟`,
        ],
      }),
    },
  ],
  needed: [
    {
      divisor: [18, 48],
      write: (rng, { dividend, divisor }) => ({
        unit: 'اتوبوس',
        stem: [
          p`${dividend} دانش‌آموز به ${rng.pick(['اردو', 'موزه', 'باغ‌وحش', 'نمایشگاه کتاب'])} می‌روند. هر اتوبوس برای ${divisor} نفر جا دارد.`,
          p`دست‌کم چند اتوبوس لازم است؟`,
        ],
      }),
    },
    {
      divisor: [3, 12],
      write: (_, { dividend, divisor }) => ({
        unit: 'چادر',
        stem: [
          p`${dividend} نفر به اردوگاه رفته‌اند و در هر چادر ${divisor} نفر می‌خوابند.`,
          p`دست‌کم چند چادر لازم است؟`,
        ],
      }),
    },
    {
      divisor: [4, 30],
      write: (_, { dividend, divisor }) => ({
        unit: 'جعبه',
        stem: [
          p`می‌خواهیم ${dividend} لیوان را در جعبه‌های ${divisor}تایی جا بدهیم و هیچ لیوانی بیرون نماند.`,
          p`دست‌کم چند جعبه لازم است؟`,
        ],
      }),
    },
    {
      divisor: [6, 40],
      write: (rng, { dividend, divisor }) => ({
        unit: 'روز',
        stem: [
          p`کتاب‌های داستان ${child(rng)} روی هم ${dividend} صفحه دارند و او هر روز ${divisor} صفحه می‌خواند.`,
          p`دست‌کم چند روز طول می‌کشد تا همهٔ آن‌ها را تمام کند؟`,
        ],
      }),
    },
    {
      divisor: [4, 8],
      write: (_, { dividend, divisor }) => ({
        unit: 'میز',
        stem: [
          p`${dividend} مهمان به جشن می‌آیند و دور هر میز ${divisor} نفر می‌نشینند.`,
          p`دست‌کم چند میز لازم است تا همه بنشینند؟`,
        ],
      }),
    },
    {
      divisor: [12, 45],
      write: (_, { dividend, divisor }) => ({
        unit: 'بار',
        stem: [
          p`یک وانت هر بار ${divisor} کیسه سیمان می‌برد و ${dividend} کیسه سیمان باید برده شود.`,
          p`دست‌کم چند بار باید برود؟`,
        ],
      }),
    },
  ],
};
