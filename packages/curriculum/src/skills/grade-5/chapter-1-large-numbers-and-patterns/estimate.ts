import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  type Rng,
  roundingLine,
  row,
  step,
} from '../../../authoring/index.ts';
import { operationWordProblems } from './question-parts/four-operations-word-problems.ts';

type Operation = 'add' | 'subtract' | 'multiply';

interface Task {
  readonly operation: Operation;
  readonly a: number;
  readonly b: number;
  /** Each number is rounded to the nearest multiple of its step. */
  readonly stepA: number;
  readonly stepB: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

const stepNames: Readonly<Record<number, string>> = {
  10: 'ده',
  100: 'صد',
  1000: 'هزار',
  10000: 'ده هزار',
  100000: 'صد هزار',
};

/** The place that decides which way a number is rounded. */
const deciding: Readonly<Record<number, string>> = {
  10: 'یکان',
  100: 'دهگان',
  1000: 'صدگان',
  10000: 'یکان هزار',
  100000: 'دهگان هزار',
};

function roundTo(value: number, size: number): number {
  return Math.floor((value + size / 2) / size) * size;
}

function cutTo(value: number, size: number): number {
  return Math.floor(value / size) * size;
}

function draw(rng: Rng, level: Level): Task {
  const operation =
    level === 1 ? rng.pick(['add', 'subtract'] as const) : rng.pick(['add', 'subtract', 'multiply'] as const);
  if (operation === 'multiply') {
    const long = level > 2;
    return {
      operation,
      a: rng.int(111, 989),
      b: long ? rng.int(111, 989) : rng.int(12, 98),
      stepA: 100,
      stepB: long ? 100 : 10,
    };
  }
  const [least, most, size] = (
    [
      [10_000, 99_999, 10_000],
      [10_000, 999_999, 1000],
      [100_000, 9_999_999, 10_000],
      [100_000, 9_999_999, 1000],
    ] as const
  )[level - 1] ?? [10_000, 99_999, 10_000];
  const both = level === 3 ? rng.pick([10_000, 100_000]) : size;
  return { operation, a: rng.int(least, most), b: rng.int(least, most), stepA: both, stepB: both };
}

/** No number is a multiple already, none lies halfway, and cutting off would show. */
function suits({ operation, a, b, stepA, stepB }: Task): boolean {
  const clear = (value: number, size: number) => value % size > 0 && value % size !== size / 2;
  const [x, y] = [roundTo(a, stepA), roundTo(b, stepB)];
  return (
    clear(a, stepA) &&
    clear(b, stepB) &&
    (x !== cutTo(a, stepA) || y !== cutTo(b, stepB)) &&
    y > 0 &&
    (operation !== 'subtract' || (a > b && x > y)) &&
    (operation !== 'add' || a + b < 10_000_000)
  );
}

function apply(operation: Operation, x: number, y: number): number {
  return operation === 'add' ? x + y : operation === 'subtract' ? x - y : x * y;
}

const signs = { add: '+', subtract: '−', multiply: '×' } as const;
const operationNames = { add: 'جمع', subtract: 'تفریق', multiply: 'ضرب' } as const;

export const estimate = defineSkill({
  id: 'g5-estimate',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [roundingLine],
  revision: 8,
  make: (rng, level) => {
    const task = draw(rng, level);
    if (!suits(task)) return null;
    const { operation, a, b, stepA, stepB } = task;
    const [x, y] = [roundTo(a, stepA), roundTo(b, stepB)];
    const sign = signs[operation];
    const answer = apply(operation, x, y);
    const exact = apply(operation, a, b);
    const cut = apply(operation, cutTo(a, stepA), cutTo(b, stepB));
    const up = apply(operation, cutTo(a, stepA) + stepA, cutTo(b, stepB) + stepB);
    const form = rng.pick(formsOf[level]);
    const ask =
      stepA === stepB
        ? `هر دو عدد را به نزدیک‌ترین ${stepNames[stepA] ?? ''} گرد کن`
        : `عدد اول را به نزدیک‌ترین ${stepNames[stepA] ?? ''} و عدد دوم را به نزدیک‌ترین ${stepNames[stepB] ?? ''} گرد کن`;
    const wordProblems = operationWordProblems[operation].filter(({ least, most }) => a >= least && a <= most);
    const wrong = [cut, up].find((each) => each !== answer);
    if (form === 'find-mistake' && wrong === undefined) return null;
    if (form === 'story' && (wordProblems.length === 0 || stepA !== stepB)) return null;
    const wordProblem = form === 'story' ? rng.pick(wordProblems) : null;
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) return [...wordProblem.write(rng, a, b), p`${ask} و جواب تقریبی را بنویس.`];
      if (form === 'find-mistake' && wrong !== undefined) {
        return [
          p`${child(rng)} می‌خواست حاصل ${operationNames[operation]} ${a} و ${b} را تقریبی به دست بیاورد و ${wrong} را نوشت.`,
          p`ولی عددها را درست گرد نکرده است. ${ask} و جواب تقریبی درست را بنویس.`,
        ];
      }
      return [p`${ask} و حاصل تقریبی ${operationNames[operation]} را بنویس.`, display(row(a, sign, b, '≃'))];
    };
    const size = Math.max(stepA, stepB);
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer, wordProblem === null ? {} : { unit: wordProblem.unit }),
      misconceptions: [
        // One of the rounded numbers alone is a part of the way.
        ...(cut === x || cut === y
          ? []
          : [
              misconception(
                'cut-in-place-of-rounded',
                'رقم‌ها را بریده یا رو به پایین گرد کرده',
                integerKey(cut),
                line`اگر رقم بعدی پنج یا بیشتر باشد، عدد به بالا گرد می‌شود. هر دو عدد را دوباره نگاه کن.`,
              ),
            ]),
        misconception(
          'always-rounded-up',
          'هر دو عدد را به بالا گرد کرده',
          integerKey(up),
          line`وقتی رقم بعدی کمتر از پنج است، عدد به پایین گرد می‌شود.`,
        ),
        misconception(
          'exact-result',
          'حاصل دقیق را نوشته',
          integerKey(exact),
          line`حاصل دقیق را نمی‌خواهیم. اول عددها را گرد کن، بعد حساب کن.`,
        ),
        operation === 'multiply'
          ? misconception(
              'rounded-after-working',
              'اول حساب کرده و بعد جواب را گرد کرده',
              integerKey(roundTo(exact, size)),
              line`گرد کردن را پیش از حساب کردن انجام بده، نه بعد از آن.`,
            )
          : // One number rounded the other way comes to the same.
            misconception(
              'result-rounded-or-one-amiss',
              'اول حساب کرده و بعد گرد کرده، یا یکی از دو عدد را درست گرد نکرده',
              integerKey(roundTo(exact, size)),
              line`هر عدد را جدا گرد کن و رقم بعدی‌اش را ببین؛ بعد عددهای گرد را حساب کن.`,
            ),
        misconception(
          'zeros-lost',
          'یک صفر از جواب را ننوشته',
          integerKey(answer / 10),
          line`صفرهای جواب را دوباره بشمار.`,
        ),
      ],
      hints: [
        hint(p`${ask}؛ بعد با عددهای گردشده حساب کن.`),
        hint(
          stepA === stepB
            ? p`برای گرد کردن به نزدیک‌ترین ${stepNames[stepA] ?? ''}، به رقم ${deciding[stepA] ?? ''} نگاه کن.`
            : p`در عدد اول به رقم ${deciding[stepA] ?? ''} و در عدد دوم به رقم ${deciding[stepB] ?? ''} نگاه کن.`,
        ),
        hint(p`اگر آن رقم پنج یا بیشتر است، عدد به بالا گرد می‌شود؛ وگرنه به پایین. رقم‌های بعد صفر می‌شوند.`),
      ],
      solution: [
        ...(stepA === stepB
          ? [
              step(
                p`هر عدد را به نزدیک‌ترین ${stepNames[stepA] ?? ''} گرد می‌کنیم.`,
                display(row(a, '≃', x)),
                display(row(b, '≃', y)),
              ),
            ]
          : [
              step(p`عدد اول را به نزدیک‌ترین ${stepNames[stepA] ?? ''} گرد می‌کنیم.`, display(row(a, '≃', x))),
              step(p`عدد دوم را به نزدیک‌ترین ${stepNames[stepB] ?? ''} گرد می‌کنیم.`, display(row(b, '≃', y))),
            ]),
        step(p`با عددهای گردشده حساب می‌کنیم.`, display(row(x, sign, y, '=', answer))),
      ],
    };
  },
});
