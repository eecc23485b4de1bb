import { type Fraction, written } from '../../../../authoring/fractions/written-numbers.ts';
import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';

/** A part of an amount is asked; believable amounts, and what they are a multiple of. */
export interface AmountWordProblem {
  readonly least: number;
  readonly most: number;
  readonly round?: number;
  readonly unit: string;
  readonly write: (rng: Rng, whole: number, part: Fraction) => readonly Block[];
}

export const amounts: readonly AmountWordProblem[] = [
  {
    least: 12,
    most: 60,
    unit: 'تیله',
    write: (rng, whole, part) => {
      const kind = rng.pick(['آبی', 'سبز', 'شیشه‌ای', 'قرمز']);
      return [p`${child(rng)} ${whole} تیله دارد و ${written(part)} آن‌ها ${kind} است.`, p`او چند تیلهٔ ${kind} دارد؟`];
    },
  },
  {
    least: 20,
    most: 200,
    round: 10,
    unit: 'هزار تومان',
    write: (rng, whole, part) => [
      p`${child(rng)} ${whole} هزار تومان پول داشت و ${written(part)} آن را برای ${rng.pick(['دفتر', 'کتاب داستان', 'جعبهٔ مداد رنگی', 'توپ'])} داد.`,
      p`چند هزار تومان داده است؟`,
    ],
  },
  {
    least: 30,
    most: 180,
    round: 5,
    unit: 'دقیقه',
    write: (rng, whole, part) => {
      const work = rng.pick(['کلاس ورزش', 'تمرین تئاتر', 'کلاس نقاشی', 'بازی والیبال']);
      return [
        p`${work} ${child(rng)} ${whole} دقیقه طول می‌کشد و ${written(part)} آن گذشته است.`,
        p`چند دقیقه از ${work} گذشته است؟`,
      ];
    },
  },
  {
    least: 20,
    most: 200,
    unit: 'سانتی‌متر',
    write: (rng, whole, part) => {
      const thing = rng.pick(['روبان', 'سیم', 'نخ', 'کاغذ رنگی']);
      return [
        p`طول یک ${thing} ${whole} سانتی‌متر است و ${child(rng)} ${written(part)} آن را برای کاردستی برید.`,
        p`طول تکه‌ای که برید چند سانتی‌متر است؟`,
      ];
    },
  },
  {
    least: 18,
    most: 40,
    unit: 'نفر',
    write: (rng, whole, part) => {
      const what = rng.pick(['عینک می‌زنند', 'عضو کتابخانه هستند', 'با سرویس به مدرسه می‌آیند', 'در گروه سرود هستند']);
      return [p`کلاس ${child(rng)} ${whole} دانش‌آموز دارد و ${written(part)} آن‌ها ${what}.`, p`چند نفر ${what}؟`];
    },
  },
  {
    least: 20,
    most: 120,
    unit: 'صفحه',
    write: (rng, whole, part) => [
      p`کتاب داستان ${child(rng)} ${whole} صفحه دارد و او ${written(part)} آن را خوانده است.`,
      p`چند صفحه خوانده است؟`,
    ],
  },
  {
    least: 20,
    most: 150,
    unit: 'درخت',
    write: (rng, whole, part) => {
      const tree = rng.pick(['سیب', 'انار', 'گردو', 'زردآلو']);
      return [
        p`در باغ ${relative(rng)} ${whole} درخت هست و ${written(part)} آن‌ها درخت ${tree} است.`,
        p`در باغ چند درخت ${tree} هست؟`,
      ];
    },
  },
  {
    least: 12,
    most: 90,
    unit: 'تخم‌مرغ',
    write: (rng, whole, part) => [
      p`در مرغداری ${relative(rng)} امروز ${whole} تخم‌مرغ جمع شد و ${written(part)} آن‌ها فروخته شد.`,
      p`چند تخم‌مرغ فروخته شد؟`,
    ],
  },
  {
    least: 20,
    most: 200,
    unit: 'کیلومتر',
    write: (rng, whole, part) => [
      p`راه یک سفر ${whole} کیلومتر است و خانوادهٔ ${child(rng)} ${written(part)} راه را رفته‌اند.`,
      p`چند کیلومتر رفته‌اند؟`,
    ],
  },
];
