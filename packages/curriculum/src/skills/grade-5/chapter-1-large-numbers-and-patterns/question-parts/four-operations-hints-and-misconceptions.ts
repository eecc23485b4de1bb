import {
  display,
  type Figure,
  type Hint,
  hint,
  integerKey,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';
import {
  lastLineLeftOut,
  smallerFromLarger,
  withoutCarry,
  withoutLowering,
  withoutShift,
} from '../../../../authoring/whole-numbers/written-misconceptions.ts';
import { carriesOf } from '../../../../authoring/whole-numbers/written-steps.ts';
import type { OperatorSign } from '../../../../model/index.ts';
import type { Operation } from './four-operations-word-problems.ts';

/** Two whole numbers and what is done with them. */
export interface Task {
  readonly operation: Operation;
  readonly a: number;
  readonly b: number;
}

export const signs: Readonly<Record<Operation, OperatorSign>> = { add: '+', subtract: '−', multiply: '×', divide: '÷' };

export function result({ operation, a, b }: Task): number {
  switch (operation) {
    case 'add':
      return a + b;
    case 'subtract':
      return a - b;
    case 'multiply':
      return a * b;
    case 'divide':
      return Math.floor(a / b);
  }
}

/** `turned`: the operation is the inverse of the one stated, so that its words would mislead. */
export function misconceptionsFor({ operation, a, b }: Task, turned = false): readonly Misconception[] {
  const value = result({ operation, a, b });
  const otherSign = turned
    ? line`جوابت را در مسئله بگذار و امتحان کن؛ همان حاصل به دست می‌آید؟`
    : line`به علامت یا کلمه‌های مسئله نگاه کن: باید کم کنی یا اضافه؟`;
  switch (operation) {
    case 'add': {
      const carries = carriesOf([a, b]);
      // The highest place into which something is carried; with one carry in all, none is all of them.
      const highest = carries.findLastIndex((carried, place) => carried > 0 && place < String(Math.max(a, b)).length);
      const isOneOfSome = carries.filter((carried) => carried > 0).length > 1 && highest > 0;
      return [
        misconception(
          'carry-forgotten',
          'ده بر یک را حساب نکرده',
          integerKey(withoutCarry(a, b)),
          line`وقتی جمع دو رقم ده یا بیشتر می‌شود، یکی به ستون سمت چپ می‌رود. آن را هم حساب کن.`,
        ),
        misconception('subtracted-in-place-of-added', 'به جای جمع، تفریق کرده', integerKey(Math.abs(a - b)), otherSign),
        ...(isOneOfSome
          ? [
              misconception(
                'one-carry-lost',
                'یک بار ده بر یک را جا انداخته',
                integerKey(value - 10 ** highest),
                line`ستون‌های سمت چپ را یک بار دیگر جمع کن؛ شاید عددِ رسیده از ستون قبل جا مانده است.`,
              ),
            ]
          : []),
      ];
    }
    case 'subtract':
      return [
        misconception(
          'smaller-from-larger-digit',
          'در هر ستون رقم کوچک‌تر را از بزرگ‌تر کم کرده',
          integerKey(smallerFromLarger(a, b)),
          line`رقم پایین را از رقم بالا کم کن. اگر رقم بالا کوچک‌تر است، از ستون سمت چپ یکی بگیر.`,
        ),
        misconception(
          'borrowed-without-lowering',
          'قرض گرفته ولی رقم کناری را کم نکرده',
          integerKey(withoutLowering(a, b)),
          line`وقتی از ستونی یکی قرض می‌گیری، رقم آن ستون هم یکی کم می‌شود.`,
        ),
        misconception('added-in-place-of-subtracted', 'به جای تفریق، جمع کرده', integerKey(a + b), otherSign),
      ];
    case 'multiply':
      return [
        misconception(
          'second-line-not-shifted',
          'سطرهای بعدی ضرب را به چپ نبرده',
          integerKey(withoutShift(a, b)),
          line`وقتی در دهگان ضرب می‌کنی، حاصل دهگان است. صفر آن سطر را فراموش نکن.`,
        ),
        misconception(
          'last-line-left-out',
          'در رقم سمت چپ عدد دوم ضرب نکرده',
          integerKey(lastLineLeftOut(a, b)),
          line`عدد اول باید در همهٔ رقم‌های عدد دوم ضرب شود.`,
        ),
        misconception(
          'one-zero-too-many',
          'یک صفر زیاد گذاشته',
          integerKey(value * 10),
          line`با گرد کردن دو عدد، جواب را تخمین بزن. جوابت به آن نزدیک است؟`,
        ),
        misconception(
          'added-in-place-of-multiplied',
          'به جای ضرب، جمع کرده',
          integerKey(a + b),
          line`اینجا باید ضرب کنی. علامت یا صورت مسئله را دوباره ببین.`,
        ),
      ];
    case 'divide': {
      const rest = a % b;
      const withoutZero = Number(String(value).replaceAll('0', ''));
      return [
        misconception(
          'zero-in-quotient-lost',
          'صفر خارج‌قسمت را ننوشته',
          integerKey(withoutZero, rest),
          line`هر بار که رقمی را پایین می‌آوری، باید یک رقم در خارج‌قسمت بنویسی؛ حتی صفر.`,
        ),
        misconception(
          'quotient-one-short',
          'باقی‌مانده را از مقسوم‌علیه کوچک‌تر نکرده',
          integerKey(value - 1, rest + b),
          line`باقی‌مانده باید از مقسوم‌علیه کوچک‌تر باشد. هنوز می‌شود یک بار دیگر تقسیم کرد.`,
        ),
        misconception(
          'swapped-answers',
          'خارج‌قسمت و باقی‌مانده را جابه‌جا نوشته',
          integerKey(rest, value),
          line`خارج‌قسمت تعداد دسته‌هاست و باقی‌مانده چیزی است که در آخر می‌ماند.`,
        ),
        misconception(
          'remainder-left-out',
          'باقی‌مانده را صفر نوشته',
          integerKey(value, 0),
          line`خارج‌قسمت را در مقسوم‌علیه ضرب کن و ببین چیزی می‌ماند یا نه.`,
        ),
      ];
    }
  }
}

/** What is subtracted and what is left, digit after digit. */
function writtenSteps(dividend: number, divisor: number): { subtract: string; left: string }[] {
  const steps: { subtract: string; left: string }[] = [];
  let current = 0;
  for (const digit of String(dividend)) {
    current = current * 10 + Number(digit);
    const times = Math.floor(current / divisor);
    if (times === 0) continue;
    current -= times * divisor;
    steps.push({ subtract: String(times * divisor), left: String(current) });
  }
  return steps;
}

export function division(a: number, b: number, done: boolean): Figure {
  return {
    t: 'long-division',
    description: done
      ? `تقسیم ${persianNumber(a)} بر ${persianNumber(b)} با همهٔ مرحله‌ها`
      : `تقسیم ${persianNumber(a)} بر ${persianNumber(b)} که هنوز انجام نشده است`,
    dividend: String(a),
    divisor: String(b),
    quotient: done ? String(Math.floor(a / b)) : null,
    steps: done ? writtenSteps(a, b) : [],
    remainder: done ? String(a % b) : null,
  };
}

/** The places of a number that have no zero, from the ones on: the second number of a product always has ones. */
function filledPlaces(number: number): readonly string[] {
  return ['یکان', 'دهگان', 'صدگان'].filter((_, index) => Math.floor(number / 10 ** index) % 10 > 0);
}

export function hintsOf({ operation, a, b }: Task): readonly Hint[] {
  switch (operation) {
    case 'add':
      return [
        hint(p`دو عدد را با هم جمع می‌کنیم.`),
        hint(p`عددها را زیر هم بنویس؛ یکان زیر یکان و دهگان زیر دهگان.`, display(row(a, '+', b))),
        hint(p`از یکان شروع کن. هر جا جمعِ یک ستون ده یا بیشتر شد، یکی به ستون سمت چپ ببر.`),
      ];
    case 'subtract':
      return [
        hint(p`عدد کوچک‌تر را از عدد بزرگ‌تر کم می‌کنیم.`),
        hint(p`عددها را زیر هم بنویس؛ عدد بزرگ‌تر بالا.`, display(row(a, '−', b))),
        hint(p`از یکان شروع کن. هر جا رقم بالا کوچک‌تر بود، از ستون سمت چپ یکی بگیر؛ آن یکی در این ستون ده تا می‌شود.`),
      ];
    case 'multiply':
      return [
        hint(p`باید ${b} تا ${a} را روی هم حساب کنیم؛ یعنی این دو عدد را در هم ضرب کنیم.`),
        hint(p`عدد دوم را به ${filledPlaces(b).join(' و ')} باز کن و هر قسمت را جدا در ${a} ضرب کن.`),
        hint(p`حاصل‌ها را با هم جمع کن. صفرِ ضرب در ${filledPlaces(b).slice(1).join(' و ')} را فراموش نکن.`),
      ];
    case 'divide':
      return [
        hint(p`می‌خواهیم بدانیم ${b} چند بار در ${a} جا می‌شود و چند تا می‌ماند.`),
        hint(p`از سمت چپِ مقسوم شروع کن و رقم‌ها را یکی‌یکی پایین بیاور.`),
        hint(p`در آخر امتحان کن: خارج‌قسمت ضرب در مقسوم‌علیه، به اضافهٔ باقی‌مانده، باید مقسوم شود.`),
      ];
  }
}

export function solutionOf({ operation, a, b }: Task): readonly SolutionStep[] {
  const value = result({ operation, a, b });
  switch (operation) {
    case 'add':
    case 'subtract': {
      const sign = signs[operation];
      const combine = (x: number, y: number) => (operation === 'add' ? x + y : x - y);
      // Subtracting group by group needs no borrowed thousand in this split.
      const split = operation === 'add' || a % 1000 >= b % 1000;
      const [bigA, smallA, bigB, smallB] = [a - (a % 1000), a % 1000, b - (b % 1000), b % 1000];
      return split
        ? [
            step(p`هزارها را جدا حساب می‌کنیم.`, display(row(bigA, sign, bigB, '=', combine(bigA, bigB)))),
            step(
              p`سه رقم آخر را هم جدا حساب می‌کنیم.`,
              display(row(smallA, sign, smallB, '=', combine(smallA, smallB))),
            ),
            step(
              p`دو حاصل را روی هم می‌گذاریم.`,
              display(row(combine(bigA, bigB), '+', combine(smallA, smallB), '=', value)),
            ),
          ]
        : [
            step(p`اول هزارها را کم می‌کنیم.`, display(row(a, '−', bigB, '=', a - bigB))),
            step(
              p`بعد سه رقم آخر را کم می‌کنیم؛ چون کم است، از هزارها یکی می‌گیریم.`,
              display(row(a - bigB, '−', smallB, '=', value)),
            ),
          ];
    }
    case 'multiply': {
      const parts = [...String(b)]
        .map((digit, index) => Number(digit) * 10 ** (String(b).length - 1 - index))
        .filter((part) => part > 0)
        .reverse();
      const [first = 0, ...rest] = parts.map((part) => part * a);
      return [
        step(
          p`عدد دوم را باز می‌کنیم و هر قسمت را جدا ضرب می‌کنیم.`,
          ...parts.map((part) => display(row(a, '×', part, '=', a * part))),
        ),
        step(
          p`حاصل‌ها را با هم جمع می‌کنیم.`,
          display(row(first, ...rest.flatMap((part) => ['+' as const, part]), '=', value)),
        ),
      ];
    }
    case 'divide':
      return [
        step(p`رقم‌ها را از چپ یکی‌یکی پایین می‌آوریم و تقسیم می‌کنیم.`),
        step(
          p`خارج‌قسمت ${value} و باقی‌مانده ${a % b} است. امتحان می‌کنیم:`,
          display(row(b, '×', value, '+', a % b, '=', a)),
          { t: 'figure', figure: division(a, b, true) },
        ),
      ];
  }
}
