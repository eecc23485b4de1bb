import { type Block, child, children, cities, p, type Rng } from '../../../../authoring/index.ts';

/** A situation for two whole numbers, with what is asked and the unit of the answer. */
export interface OperationWordProblem {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly write: (rng: Rng, a: number, b: number) => readonly Block[];
}

export type Operation = 'add' | 'subtract' | 'multiply' | 'divide';

/** `least` and `most` bound the first number. */
export const operationWordProblems: Readonly<Record<Exclude<Operation, 'divide'>, readonly OperationWordProblem[]>> = {
  add: [
    {
      unit: 'نفر',
      least: 20_000,
      most: 5_000_000,
      write: (rng, a, b) => {
        const [one = '', other = ''] = rng.shuffle(
          rng.pick([
            ['شرقی', 'غربی'],
            ['شمالی', 'جنوبی'],
          ]),
        );
        return [
          p`در نیمهٔ ${one} یک استان ${a} نفر و در نیمهٔ ${other} آن ${b} نفر زندگی می‌کنند.`,
          p`جمعیت استان چند نفر است؟`,
        ];
      },
    },
    {
      unit: 'تومان',
      least: 50_000,
      most: 9_999_999,
      write: (rng, a, b) => [
        p`${child(rng)} ${a} تومان در حسابش داشت و ${b} تومان دیگر به آن واریز شد.`,
        p`حالا چند تومان در حساب هست؟`,
      ],
    },
    {
      unit: 'کیلومتر',
      least: 10_000,
      most: 900_000,
      write: (rng, a, b) => [
        p`کیلومترشمارِ خودروی پدر ${child(rng)} اول سال ${a} کیلومتر را نشان می‌داد و خودرو در این سال ${b} کیلومتر دیگر راه رفت.`,
        p`حالا کیلومترشمار چند کیلومتر را نشان می‌دهد؟`,
      ],
    },
    {
      unit: 'جلد',
      least: 20_000,
      most: 3_000_000,
      write: (_, a, b) => [
        p`یک چاپخانه سال گذشته ${a} جلد کتاب چاپ کرد و امسال ${b} جلد.`,
        p`در این دو سال روی هم چند جلد کتاب چاپ کرد؟`,
      ],
    },
    {
      unit: 'نهال',
      least: 20_000,
      most: 2_000_000,
      write: (rng, a, b) => {
        const [one = '', other = ''] = rng.sample(cities, 2);
        return [
          p`در هفتهٔ درختکاری در ${one} ${a} نهال و در ${other} ${b} نهال کاشتند.`,
          p`در این دو شهر روی هم چند نهال کاشته شد؟`,
        ];
      },
    },
    {
      unit: 'بازدید',
      least: 20_000,
      most: 5_000_000,
      write: (_, a, b) => [
        p`یک فیلم آموزشی در ماه اول ${a} بازدید و در ماه دوم ${b} بازدید داشت.`,
        p`در این دو ماه روی هم چند بازدید داشت؟`,
      ],
    },
  ],
  subtract: [
    {
      unit: 'نفر',
      least: 20_000,
      most: 9_000_000,
      write: (_, a, b) => [
        p`جمعیت یک استان ${a} نفر و جمعیت استان کناری‌اش ${b} نفر است.`,
        p`اختلاف جمعیت این دو استان چند نفر است؟`,
      ],
    },
    {
      unit: 'تومان',
      least: 50_000,
      most: 9_999_999,
      write: (rng, a, b) => [
        p`مادر ${child(rng)} ${a} تومان در حسابش داشت و ${b} تومان آن را خرج کرد.`,
        p`چند تومان در حساب مانده است؟`,
      ],
    },
    {
      unit: 'لیتر',
      least: 50_000,
      most: 9_999_999,
      write: (_, a, b) => [p`در مخزن یک شهرک ${a} لیتر آب بود و ${b} لیتر آن مصرف شد.`, p`چند لیتر آب مانده است؟`],
    },
    {
      unit: 'جلد',
      least: 50_000,
      most: 5_000_000,
      write: (_, a, b) => [
        p`از ${a} جلد کتابی که چاپ شده، ${b} جلد به مدرسه‌ها فرستاده شده است.`,
        p`چند جلد هنوز فرستاده نشده است؟`,
      ],
    },
    {
      unit: 'کیلوگرم',
      least: 50_000,
      most: 9_000_000,
      write: (rng, a, b) => [
        p`سیلویی ${a} کیلوگرم ${rng.pick(['گندم', 'جو', 'ذرت'])} داشت و ${b} کیلوگرم آن را به آسیاب بردند.`,
        p`چند کیلوگرم در سیلو مانده است؟`,
      ],
    },
    {
      unit: 'قدم',
      least: 20_000,
      most: 900_000,
      write: (rng, a, b) => {
        const [one = '', other = ''] = children(rng, 2);
        return [
          p`در این چند ماه ${one} ${a} قدم و ${other} ${b} قدم راه رفته است.`,
          p`${one} چند قدم بیشتر از ${other} راه رفته است؟`,
        ];
      },
    },
  ],
  multiply: [
    {
      unit: 'مداد',
      least: 100,
      most: 999,
      write: (_, a, b) => [p`در هر کارتن ${a} مداد هست.`, p`در ${b} کارتن روی هم چند مداد هست؟`],
    },
    {
      unit: 'صفحه',
      least: 100,
      most: 999,
      write: (_, a, b) => [p`یک کتاب ${a} صفحه دارد و از آن ${b} جلد چاپ می‌کنند.`, p`روی هم چند صفحه چاپ می‌شود؟`],
    },
    {
      unit: 'کیلومتر',
      least: 100,
      most: 999,
      write: (_, a, b) => [p`قطاری هر روز ${a} کیلومتر راه می‌رود.`, p`در ${b} روز روی هم چند کیلومتر راه می‌رود؟`],
    },
    {
      unit: 'صندلی',
      least: 100,
      most: 999,
      write: (_, a, b) => [
        p`ورزشگاهی ${b} ردیف دارد و در هر ردیف ${a} صندلی گذاشته‌اند.`,
        p`این ورزشگاه چند صندلی دارد؟`,
      ],
    },
    {
      unit: 'لیتر',
      least: 100,
      most: 999,
      write: (rng, a, b) => [
        p`گلخانهٔ عموی ${child(rng)} هر روز ${a} لیتر آب می‌خواهد.`,
        p`در ${b} روز چند لیتر آب می‌خواهد؟`,
      ],
    },
    {
      unit: 'هزار تومان',
      least: 100,
      most: 999,
      write: (_, a, b) => [
        p`قیمت هر توپ ${a} هزار تومان است و فروشگاهی ${b} توپ فروخت.`,
        p`قیمت همهٔ این توپ‌ها روی هم چند هزار تومان است؟`,
      ],
    },
  ],
};

/** Things packed in equal lots, some left over. */
export const packings = [
  { thing: 'مداد', box: 'بسته' },
  { thing: 'پرتقال', box: 'سبد' },
  { thing: 'کتاب', box: 'کارتن' },
  { thing: 'بطری آب', box: 'جعبه' },
  { thing: 'تخم‌مرغ', box: 'شانه' },
  { thing: 'کاشی', box: 'کارتن' },
  { thing: 'نهال', box: 'ردیف' },
  { thing: 'گردو', box: 'کیسه' },
] as const;
