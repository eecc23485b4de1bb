import { type Block, child, p, type Rng } from '../../../../authoring/index.ts';

/** An equal sharing of up to `most` things; the ask is ended by what is asked of the rest. */
interface Sharing {
  readonly most: number;
  readonly thing: string;
  readonly write: (rng: Rng, dividend: number, divisor: number) => Block;
  readonly ask: string;
}

const sharings: readonly Sharing[] = [
  {
    most: 600,
    thing: 'تیله',
    write: (rng, dividend, divisor) => p`${child(rng)} ${dividend} تیله را به طور مساوی در ${divisor} کیسه می‌گذارد.`,
    ask: 'در هر کیسه چند تیله می‌گذارد',
  },
  {
    most: 800,
    thing: 'صفحه',
    write: (rng, dividend, divisor) => p`کتاب ${child(rng)} ${dividend} صفحه دارد و او هر روز ${divisor} صفحه می‌خواند.`,
    ask: 'چند روز کامل می‌خواند',
  },
  {
    most: 900,
    thing: 'کتاب',
    write: (_, dividend, divisor) => p`کتابدار ${dividend} کتاب را به طور مساوی در ${divisor} قفسه می‌چیند.`,
    ask: 'در هر قفسه چند کتاب می‌چیند',
  },
  {
    most: 900,
    thing: 'سانتی‌متر',
    write: (_, dividend, divisor) => p`${dividend} سانتی‌متر روبان را به تکه‌های ${divisor} سانتی‌متری می‌بریم.`,
    ask: 'چند تکه به دست می‌آید',
  },
  {
    most: 2000,
    thing: 'نهال',
    write: (_, dividend, divisor) => p`باغبانی ${dividend} نهال را به طور مساوی در ${divisor} ردیف می‌کارد.`,
    ask: 'در هر ردیف چند نهال می‌کارد',
  },
  {
    most: 9999,
    thing: 'شکلات',
    write: (_, dividend, divisor) => p`در یک کارگاه ${dividend} شکلات را در جعبه‌های ${divisor}تایی می‌گذارند.`,
    ask: 'چند جعبهٔ کامل می‌شود',
  },
  {
    most: 9999,
    thing: 'مهره',
    write: (rng, dividend, divisor) =>
      p`در یک کارگاه با ${dividend} مهرهٔ ${rng.pick(['چوبی', 'شیشه‌ای', 'سفالی'])} آویزهایی می‌سازند که هر کدام ${divisor} مهره دارد.`,
    ask: 'چند آویز کامل ساخته می‌شود',
  },
  {
    most: 9999,
    thing: 'بطری',
    write: (rng, dividend, divisor) =>
      p`کارخانهٔ ${rng.pick(['شیر', 'آب‌میوه', 'دوغ', 'گلاب'])} ${dividend} بطری را در جعبه‌های ${divisor}تایی می‌گذارد.`,
    ask: 'چند جعبهٔ کامل می‌شود',
  },
  {
    most: 9999,
    thing: 'دفتر',
    write: (_, dividend, divisor) => p`چاپخانه ${dividend} دفتر را به طور مساوی به ${divisor} مدرسه می‌دهد.`,
    ask: 'به هر مدرسه چند دفتر می‌رسد',
  },
  {
    most: 9999,
    thing: 'پیچ',
    write: (_, dividend, divisor) => p`در یک کارگاه ${dividend} پیچ را در بسته‌های ${divisor}تایی می‌گذارند.`,
    ask: 'چند بستهٔ کامل می‌شود',
  },
];

/** An equal sharing; the last sentence asks the quotient, or both. */
export function sharingStory(rng: Rng, dividend: number, divisor: number, both: boolean): readonly Block[] {
  const { write, ask, thing } = rng.pick(sharings.filter(({ most }) => dividend <= most));
  return [write(rng, dividend, divisor), p`${ask}${both ? ` و چند ${thing} باقی می‌ماند` : ''}؟`];
}
