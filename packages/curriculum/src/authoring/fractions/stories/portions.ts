import { type Block, child, p, type Rng, relative, strips } from '../../index.ts';
import { type Fraction, fractionValue, written } from '../written-numbers.ts';
import { isMinutes, isOnScales } from './word-problem.ts';

/** An amount (a denominator of 1 makes it whole) and the size of one portion of it. */
export interface Portions {
  readonly amount: Fraction;
  readonly portion: Fraction;
}

/** A situation in which portions are counted. */
export interface PortionWordProblem {
  /** The noun counted, printed after the answer box. */
  readonly unit: string;
  readonly fits: (numbers: Portions) => boolean;
  readonly write: (rng: Rng, numbers: Portions) => readonly Block[];
}

function isUpTo(value: Fraction, most: number): boolean {
  const { n, d } = fractionValue(value);
  return n <= BigInt(most) * d;
}

function isMeasured({ amount, portion }: Portions): boolean {
  return (amount.denominator === 1 || isOnScales(amount.denominator)) && isOnScales(portion.denominator);
}

export const portionWordProblems: readonly PortionWordProblem[] = [
  {
    unit: 'لیوان',
    fits: (n) => isMeasured(n) && isUpTo(n.amount, 8) && n.portion.numerator * 2 <= n.portion.denominator,
    write: (rng, { amount, portion }) => [
      p`${relative(rng)} ${written(amount)} لیتر ${rng.pick(['شربت', 'دوغ', 'شیر', 'آب‌میوه'])} را در لیوان‌های ${written(portion)} لیتری می‌ریزد.`,
      p`چند لیوان پر می‌شود؟`,
    ],
  },
  {
    unit: 'تکه',
    fits: ({ amount }) => isUpTo(amount, 12),
    write: (rng, { amount, portion }) => {
      const strip = rng.pick(strips);
      return [
        p`${child(rng)} ${written(amount)} متر ${strip} دارد و آن را به تکه‌های ${written(portion)} متری می‌برد.`,
        p`چند تکه به دست می‌آید؟`,
      ];
    },
  },
  {
    unit: 'بسته',
    fits: (n) => isMeasured(n) && isUpTo(n.amount, 20),
    write: (rng, { amount, portion }) => {
      const good = rng.pick(['پسته', 'خرما', 'کشمش', 'عدس', 'چای', 'زردچوبه']);
      return [
        p`فروشنده ${written(amount)} کیلوگرم ${good} را در بسته‌های ${written(portion)} کیلوگرمی می‌ریزد.`,
        p`چند بسته آماده می‌شود؟`,
      ];
    },
  },
  {
    unit: 'دور',
    fits: ({ amount }) => isUpTo(amount, 10),
    write: (rng, { amount, portion }) => [
      p`هر دور ${rng.pick(['پارک', 'زمین ورزش', 'پیست'])} ${written(portion)} کیلومتر است و ${child(rng)} می‌خواهد ${written(amount)} کیلومتر بدود.`,
      p`باید چند دور بدود؟`,
    ],
  },
  {
    unit: 'نوبت',
    fits: ({ amount, portion }) => isMinutes(amount.denominator) && isMinutes(portion.denominator) && isUpTo(amount, 8),
    write: (rng, { amount, portion }) => {
      const place = rng.pick(['میز تنیس', 'زمین بازی', 'اتاق رایانه', 'استخر']);
      return [
        p`${place} امروز ${written(amount)} ساعت در اختیار بچه‌هاست و هر نوبت ${written(portion)} ساعت طول می‌کشد.`,
        p`چند نوبت می‌شود از ${place} استفاده کرد؟`,
      ];
    },
  },
  {
    unit: 'روز',
    fits: ({ amount }) => amount.denominator > 1 && isUpTo(amount, 1),
    write: (rng, { amount, portion }) => [
      p`${written(amount)} یک کتاب هنوز مانده است و ${child(rng)} هر روز ${written(portion)} کتاب را می‌خواند.`,
      p`در چند روز همهٔ کتاب تمام می‌شود؟`,
    ],
  },
  {
    unit: 'کیک',
    fits: (n) => isMeasured(n) && isUpTo(n.amount, 20),
    write: (rng, { amount, portion }) => [
      p`برای هر کیک ${written(portion)} کیلوگرم آرد لازم است و ${relative(rng)} ${written(amount)} کیلوگرم آرد دارد.`,
      p`با این آرد چند کیک می‌شود پخت؟`,
    ],
  },
  {
    unit: 'قطعه',
    fits: ({ amount }) => isUpTo(amount, 20),
    write: (rng, { amount, portion }) => [
      p`${relative(rng)} ${written(amount)} هکتار زمین را به قطعه‌های ${written(portion)} هکتاری تقسیم کرده است تا هر قطعه را به یک ${rng.pick(['کشاورز', 'خانواده', 'باغبان'])} بسپارد.`,
      p`زمین چند قطعه شده است؟`,
    ],
  },
  {
    unit: 'کاسه',
    fits: (n) => isMeasured(n) && isUpTo(n.amount, 15) && !isUpTo(n.amount, 2),
    write: (rng, { amount, portion }) => {
      const [vessel, cup] = rng.pick([
        ['تشت', 'کاسه'],
        ['دیگ', 'کاسه'],
        ['آبپاش', 'کاسه'],
      ] as const);
      return [
        p`در یک ${vessel} ${written(amount)} لیتر آب جا می‌گیرد و در یک ${cup} ${written(portion)} لیتر.`,
        p`با چند ${cup} آب، ${vessel} پر می‌شود؟`,
      ];
    },
  },
  {
    unit: 'روز',
    fits: (n) => isMeasured(n) && isUpTo(n.amount, 20),
    write: (rng, { amount, portion }) => {
      const [animal, food] = rng.pick([
        ['گوسفند', 'جو'],
        ['مرغ‌ها', 'ارزن'],
        ['کبوترها', 'گندم'],
        ['بز', 'یونجه'],
      ] as const);
      return [
        p`${child(rng)} هر روز ${written(portion)} کیلوگرم ${food} به ${animal} می‌دهد و ${written(amount)} کیلوگرم ${food} دارد.`,
        p`این ${food} برای چند روز کافی است؟`,
      ];
    },
  },
  {
    unit: 'قاب',
    fits: ({ amount }) => isUpTo(amount, 20),
    write: (rng, { amount, portion }) => [
      p`${relative(rng)} نجار است و ${written(amount)} متر چوب دارد. برای هر قاب عکس ${written(portion)} متر چوب لازم است.`,
      p`چند قاب می‌تواند بسازد؟`,
    ],
  },
  {
    unit: 'پرچم',
    fits: ({ amount }) => isUpTo(amount, 20),
    write: (rng, { amount, portion }) => [
      p`برای جشن مدرسه پرچم می‌دوزند. هر پرچم ${written(portion)} متر پارچه می‌خواهد و ${child(rng)} و دوستانش ${written(amount)} متر پارچه دارند.`,
      p`چند پرچم می‌توانند بدوزند؟`,
    ],
  },
  {
    unit: 'هفته',
    fits: ({ amount }) => isUpTo(amount, 20),
    write: (rng, { amount, portion }) => [
      p`مساحت یک قالیچه ${written(amount)} متر مربع است و ${relative(rng)} هر هفته ${written(portion)} متر مربع آن را می‌بافد.`,
      p`بافتن همهٔ قالیچه چند هفته طول می‌کشد؟`,
    ],
  },
];
