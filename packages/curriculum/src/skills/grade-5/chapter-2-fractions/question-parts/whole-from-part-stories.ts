import { type Fraction, written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';

/** A part is known, the whole is asked. */
export const wholesAsked: readonly {
  readonly least: number;
  readonly most: number;
  readonly unit: string;
  readonly write: (rng: Rng, amount: number, part: Fraction) => readonly Block[];
}[] = [
  {
    least: 24,
    most: 400,
    unit: 'صفحه',
    write: (rng, amount, part) => [
      p`${child(rng)} ${written(part)} یک کتاب را خوانده است و تا حالا ${amount} صفحه شده است.`,
      p`کتاب چند صفحه دارد؟`,
    ],
  },
  {
    least: 60,
    most: 1000,
    unit: 'هزار تومان',
    write: (rng, amount, part) => [
      p`${child(rng)} ${written(part)} قیمت یک اسباب‌بازی را پس‌انداز کرده است؛ یعنی ${amount} هزار تومان.`,
      p`قیمت آن اسباب‌بازی چند هزار تومان است؟`,
    ],
  },
  {
    least: 60,
    most: 1000,
    unit: 'کیلومتر',
    write: (rng, amount, part) => [
      p`خانوادهٔ ${child(rng)} ${amount} کیلومتر رفته‌اند و این ${written(part)} همهٔ راه است.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
  },
  {
    least: 60,
    most: 1000,
    unit: 'لیتر',
    write: (rng, amount, part) => [
      p`${written(part)} مخزن آب ${rng.pick(['گلخانه', 'کارگاه', 'باغچه', 'گاوداری'])} پر است و ${amount} لیتر آب در آن هست.`,
      p`اگر مخزن پر شود، چند لیتر آب در آن جا می‌گیرد؟`,
    ],
  },
  {
    least: 40,
    most: 900,
    unit: 'نفر',
    write: (rng, amount, part) => [
      p`${written(part)} دانش‌آموزهای یک مدرسه عضو ${rng.pick(['کتابخانه', 'گروه سرود', 'تیم‌های ورزشی', 'گروه نمایش'])} هستند و تعدادشان ${amount} نفر است.`,
      p`مدرسه چند دانش‌آموز دارد؟`,
    ],
  },
  {
    least: 24,
    most: 900,
    unit: 'درخت',
    write: (rng, amount, part) => [
      p`در باغ ${relative(rng)} ${amount} درخت ${rng.pick(['انار', 'گردو', 'سیب', 'پسته'])} هست و این ${written(part)} همهٔ درخت‌های باغ است.`,
      p`باغ روی هم چند درخت دارد؟`,
    ],
  },
];
