import {
  display,
  type Figure,
  figureBlock,
  line,
  type Misconception,
  p,
  persianNumber,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../../authoring/whole-misconceptions.ts';
import {
  lastLineLeftOut,
  withoutCarry,
  withoutShift,
} from '../../../../authoring/whole-numbers/written-misconceptions.ts';

/** Digits of the second factor with their worth, ones first: 36 gives 6 and 30. */
export function partsOfFactor(factor: number): readonly number[] {
  return [...String(factor)].reverse().map((digit, place) => Number(digit) * 10 ** place);
}

/** A written product; `partials` are its lines, `result` null leaves it open. */
export function productColumn(
  a: number,
  b: number,
  { partials = [], result = null }: { partials?: readonly number[]; result?: number | null } = {},
): Figure {
  const lines =
    partials.length === 0 ? '' : `؛ سطرهای زیر خط به ترتیب ${partials.map((each) => persianNumber(each)).join(' و ')}`;
  return {
    t: 'column',
    description: `ضرب ${persianNumber(a)} در ${persianNumber(b)} زیر هم${lines}${result === null ? '؛ جای حاصل خالی است' : `؛ حاصل ${persianNumber(result)}`}`,
    operator: '×',
    terms: [String(a), String(b)],
    ...(partials.length === 0 ? {} : { partials: partials.map(String) }),
    result: result === null ? null : String(result),
  };
}

/** Multiplying digit by digit and forgetting what is carried: 37 × 4 gives 128. */
function carryForgotten(a: number, digit: number): number {
  const digits = [...String(a)];
  // Nothing comes after the digit on the left: its product is written whole.
  return Number(digits.map((each, index) => String((Number(each) * digit) % (index === 0 ? 100 : 10))).join(''));
}

/** The lines of a written product whose carries were forgotten, added up. */
function withoutCarries(a: number, b: number): number {
  return [...String(b)]
    .reverse()
    .reduce((sum, digit, place) => sum + carryForgotten(a, Number(digit)) * 10 ** place, 0);
}

/** Tens with tens and ones with ones only: 23 × 14 as 200 + 12. */
function placesApart(a: number, b: number): number {
  const [one, other] = [partsOfFactor(a), partsOfFactor(b)];
  return one.reduce((sum, part, place) => sum + part * (other[place] ?? 0), 0);
}

/** Known misconceptions with a product of two many-digit numbers, most distinctive first. */
export function productWrittenMisconceptions(a: number, b: number): readonly Misconception[] {
  const lines = partsOfFactor(b).map((part) => part * a);
  const [first = 0, second = 0] = lines;
  return wholeMisconceptions(
    [
      'second-line-not-shifted',
      'در سطر دوم صفر نگذاشته',
      withoutShift(a, b),
      line`در سطر دوم در دهگان ضرب می‌کنی. پس این سطر باید یک صفر در یکان داشته باشد.`,
    ],
    [
      'places-apart',
      'فقط یکان در یکان و دهگان در دهگان را حساب کرده',
      // Of three digits this would leave the hundreds out without a reason.
      a < 100 && b < 100 ? placesApart(a, b) : null,
      line`هر قسمت عدد اول باید در هر قسمت عدد دوم ضرب شود. چند ضرب را جا انداخته‌ای.`,
    ],
    [
      'one-line-only',
      'فقط در یکان ضرب کرده',
      lastLineLeftOut(a, b),
      line`در یکان درست ضرب کرده‌ای. در دهگان هم باید ضرب کنی.`,
    ],
    [
      'carry-forgotten',
      'ده‌تایی‌های نگه‌داشته را حساب نکرده',
      withoutCarries(a, b),
      line`وقتی حاصل ضرب دو رقم از نه بیشتر شد، ده‌تایی‌ها را نگه دار و به ستون بعدی اضافه کن.`,
    ],
    [
      'lines-added-without-carry',
      'در جمع سطرها ده بر یک را حساب نکرده',
      lines.length === 2 ? withoutCarry(first, second) : null,
      line`سطرها را درست نوشته‌ای. جمع آخر را یک بار دیگر انجام بده.`,
    ],
    ['factors-added', 'به جای ضرب، جمع کرده', a + b, line`یک بار دیگر نگاه کن: باید ضرب کنی یا جمع؟`],
    [
      'zero-too-many',
      'یک صفر بیشتر نوشته',
      a * b * 10,
      line`حاصل را با یک تقریب مقایسه کن: دو عدد را گرد کن و در هم ضرب کن.`,
    ],
  );
}

/** The written product, line by line. */
export function productSolution(a: number, b: number): readonly SolutionStep[] {
  const [ones = 0, tens = 0] = partsOfFactor(b);
  const lines = [ones * a, tens * a];
  return [
    step(
      p`اول ${a} را در یکان عدد دوم، یعنی ${ones}، ضرب می‌کنیم. این سطر اول است.`,
      display(row(a, '×', ones, '=', ones * a)),
    ),
    step(
      p`بعد ${a} را در دهگان عدد دوم، یعنی ${tens}، ضرب می‌کنیم. چون در ده‌تایی ضرب کرده‌ایم، سطر دوم یک صفر در یکان دارد.`,
      display(row(a, '×', tens, '=', tens * a)),
    ),
    step(
      p`دو سطر را با هم جمع می‌کنیم.`,
      figureBlock(productColumn(a, b, { partials: lines, result: a * b })),
      display(row(ones * a, '+', tens * a, '=', a * b)),
    ),
  ];
}
