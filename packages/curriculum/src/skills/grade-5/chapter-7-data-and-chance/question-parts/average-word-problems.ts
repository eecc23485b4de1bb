import { type Block, child, Decimal, line, p, paragraph, type Rng } from '../../../../authoring/index.ts';

/** Something measured several times, with believable numbers. */
export interface AverageWordProblem {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  /** What was measured; the numbers are named after it. */
  readonly write: (rng: Rng) => string;
  /** «میانگین نمره‌ها». */
  readonly mean: string;
}

export const averageWordProblems: readonly AverageWordProblem[] = [
  {
    unit: 'امتیاز',
    least: 5,
    most: 100,
    write: (rng) => `امتیازهای ${child(rng)} در چند مسابقهٔ ریاضی`,
    mean: 'میانگین امتیازها',
  },
  { unit: 'درجه', least: 8, most: 42, write: () => 'دمای ظهر در چند روز پشت سر هم', mean: 'میانگین دما' },
  {
    unit: 'صفحه',
    least: 4,
    most: 60,
    write: (rng) => `تعداد صفحه‌هایی که ${child(rng)} در چند روز خوانده است`,
    mean: 'میانگین صفحه‌ها',
  },
  {
    unit: 'دقیقه',
    least: 10,
    most: 90,
    write: (rng) => `زمان تمرین ${child(rng)} در چند روز`,
    mean: 'میانگین زمان تمرین',
  },
  { unit: 'کیلوگرم', least: 20, most: 60, write: () => 'وزن چند دانش‌آموز', mean: 'میانگین وزن‌ها' },
  { unit: 'نفر', least: 5, most: 95, write: () => 'تعداد مسافرهای چند اتوبوس', mean: 'میانگین مسافرها' },
  {
    unit: 'هزار تومان',
    least: 5,
    most: 98,
    write: (rng) => `پولی که ${child(rng)} در چند هفته پس‌انداز کرده است`,
    mean: 'میانگین پس‌انداز',
  },
];

/** Whether the numbers may be of one story: the noons of a few days are not as different as points or pages. */
export function areAlike({ unit }: AverageWordProblem, numbers: readonly number[]): boolean {
  return unit !== 'درجه' || Math.max(...numbers) - Math.min(...numbers) <= 15;
}

/** «۱۲، ۱۵ و ۹». */
export function listed(numbers: readonly number[]): ReturnType<typeof line> {
  return numbers.flatMap((number, index) =>
    index === 0 ? line`${number}` : index === numbers.length - 1 ? line` و ${number}` : line`، ${number}`,
  );
}

export function statement(rng: Rng, wordProblem: AverageWordProblem, numbers: readonly number[]): Block {
  // Counts need no unit: the words before them say what is counted.
  const inUnit = ['درجه', 'دقیقه', 'کیلوگرم', 'هزار تومان'].includes(wordProblem.unit) ? ` به ${wordProblem.unit}` : '';
  return paragraph([...line`${wordProblem.write(rng)}${inUnit} این‌هاست: `, ...listed(numbers), ...line`.`]);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The mean when it ends within one place, else null. */
export function meanOf(numbers: readonly number[]): Decimal | null {
  const tenths = (sum(numbers) * 10) / numbers.length;
  return Number.isSafeInteger(tenths) ? Decimal.of(tenths, 1) : null;
}

/** A sentence of plain numbers without a story. */
export function bareNumbers(numbers: readonly number[]): Block {
  return p`میانگین این عددها را به دست بیاور: ${listed(numbers)}.`;
}
