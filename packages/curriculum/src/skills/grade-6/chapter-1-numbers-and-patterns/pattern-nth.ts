import {
  type Block,
  child,
  defineSkill,
  display,
  type Hint,
  hint,
  integerAnswer,
  type Level,
  line,
  type Misconception,
  onTable,
  p,
  plural,
  type QuestionVariant,
  type Rng,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  askTerm,
  firstTerms,
  listOf,
  type Sequence,
  tableOf,
  termOf,
  whyRule,
  workedRule,
  writeSequence,
} from './question-parts/growing-pattern-sequences.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

function drawSequence(rng: Rng, level: Level): Sequence {
  const linear = (): Sequence => ({
    kind: 'linear',
    times: rng.int(level === 1 ? 2 : 3, level === 1 ? 6 : 12),
    plus: level === 1 ? rng.int(1, 6) : rng.int(-6, 12),
  });
  switch (level) {
    case 1:
      return linear();
    case 2:
      return rng.chance(2, 3) ? linear() : { kind: 'square', plus: 0 };
    case 3:
      return rng.pick([
        linear,
        (): Sequence => ({ kind: 'square', plus: rng.int(0, 5) }),
        (): Sequence => ({ kind: 'triangle', plus: 0 }),
      ])();
    case 4:
      return rng.pick([
        linear,
        (): Sequence => ({ kind: 'square', plus: rng.int(1, 9) }),
        (): Sequence => ({ kind: 'triangle', plus: rng.int(0, 6) }),
      ])();
  }
}

const farOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [10, 30],
  2: [10, 60],
  3: [10, 100],
  4: [15, 100],
};

function misconceptionsFor(sequence: Sequence, n: number): readonly Misconception[] {
  const [first = 0, second = 0] = firstTerms(sequence, 2);
  const jump = second - first;
  const value = termOf(sequence, n);
  const asLinear = first + (n - 1) * jump;
  return wholeMisconceptions(
    [
      'first-jump-kept',
      'فاصلهٔ دو عدد اول را همیشگی گرفته',
      sequence.kind === 'linear' ? null : asLinear,
      line`فاصلهٔ عددها همیشه یکی نیست. فاصلهٔ عدد دوم و سوم را هم ببین.`,
    ],
    [
      'constant-forgotten',
      'عدد ثابت را حساب نکرده',
      sequence.kind === 'linear' ? sequence.times * n : value - sequence.plus,
      line`رابطه‌ات را با شمارهٔ ۱ امتحان کن. همان عدد اول به دست می‌آید؟`,
    ],
    [
      'one-step-too-many',
      'یک قدم زیاد جلو رفته',
      termOf(sequence, n + 1),
      line`از شمارهٔ ۱ تا شمارهٔ خواسته‌شده، یک قدم کمتر از شماره برمی‌داریم.`,
    ],
    [
      'one-step-too-few',
      'یک قدم کم جلو رفته',
      termOf(sequence, n - 1),
      line`قدم‌ها را دوباره بشمار: شاید یک قدم مانده باشد.`,
    ],
    [
      'number-doubled',
      'شماره را به جای ضرب در خودش، دو برابر کرده',
      sequence.kind === 'square' ? 2 * n + sequence.plus : null,
      line`دو برابر شماره با ضرب شماره در خودش فرق دارد. با شمارهٔ ${3} امتحان کن.`,
    ],
    [
      'half-forgotten',
      'حاصل ضرب را نصف نکرده',
      sequence.kind === 'triangle' ? n * (n + 1) + sequence.plus : null,
      line`رابطه‌ات را با شمارهٔ ${2} امتحان کن؛ حاصل با عدد دوم یکی است؟`,
    ],
    [
      'first-term-multiplied',
      'عدد اول را در شماره ضرب کرده',
      first * n,
      line`عدد دوم دو برابر عدد اول است؟ رابطه را با شمارهٔ ۲ امتحان کن.`,
    ],
  );
}

function hints(sequence: Sequence, n: number): readonly Hint[] {
  const look: Readonly<Record<Sequence['kind'], Block>> = {
    linear: p`ببین هر بار چند تا زیاد می‌شود. شماره را در همان عدد ضرب کن.`,
    square: p`فاصلهٔ عددها یکی نیست. هر عدد را با ضرب شماره‌اش در خودش مقایسه کن.`,
    triangle: p`فاصلهٔ عددها هر بار یکی بیشتر می‌شود. شماره ضربدر شمارهٔ بعدی را حساب کن و با عدد الگو مقایسه کن.`,
  };
  return [
    hint(p`می‌خواهیم بدون نوشتن همهٔ عددها، عدد شمارهٔ ${n} را پیدا کنیم؛ پس باید رابطهٔ عدد و شماره‌اش را بفهمیم.`),
    hint(look[sequence.kind]),
    hint(p`رابطه‌ات را با شماره‌های ۱ و ۲ و ۳ امتحان کن. اگر درست بود، به جای شماره ${n} بگذار.`),
  ];
}

export const patternNth = defineSkill({
  id: 'g6-pattern-nth',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng, level) => {
      const times = rng.int(2, level < 3 ? 6 : 12);
      // With less the columns differ, in the first row, by as much as one row from the next.
      const more = rng.int(2, 9);
      // Who leaves it out would come to the row before.
      if (more === times) return null;
      return {
        times,
        more,
        inputs: tableInputs(rng, level < 3 ? 12 : 30),
        columns: ['شمارهٔ شکل', 'تعداد مهره'],
        stem: [p`در این الگو، از هر شکل به شکل بعدی همیشه یک مقدار اضافه می‌شود.`],
        description: 'جدول شمارهٔ شکل و تعداد مهره‌های آن',
      };
    }),
  ],
  pictures: [onTable],
  revision: 18,
  make: (rng, level) => {
    const sequence = drawSequence(rng, level);
    const first = termOf(sequence, 1);
    if (first < 1 || (sequence.kind === 'linear' && sequence.plus === 0)) return null;
    // A constant of half the growth, turned round, comes to the term before or after.
    if (sequence.kind === 'linear' && 2 * Math.abs(sequence.plus) === sequence.times) return null;
    const [low, high] = farOf[level];
    const n = sequence.kind === 'linear' ? rng.int(low, high) : rng.int(low, sequence.kind === 'square' ? 40 : 30);
    const form = rng.pick(formsOf[level]);
    const value = termOf(sequence, n);
    const shown = firstTerms(sequence, 4);
    const wordProblem = form === 'story' ? writeSequence(rng, sequence, n) : null;
    if (form === 'story' && wordProblem === null) return null;
    const misconceptions = misconceptionsFor(sequence, n);
    const wrong = misconceptions.flatMap(({ answer }) => (answer.kind === 'integer' ? answer.values.map(Number) : []));
    const thing = rng.pick(['مربع', 'نقطه', 'دایره', 'چوب‌کبریت']);
    const things = plural(thing);
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) return [wordProblem.statement, askTerm(wordProblem, n)];
      switch (form) {
        case 'figure':
          return [p`جدول، تعداد ${things} را در شکل‌های یک الگو نشان می‌دهد.`, p`شکل شمارهٔ ${n} چند ${thing} دارد؟`];
        case 'find-mistake':
          return [
            p`این‌ها چهار عدد اول یک الگو هستند:`,
            display(listOf(shown)),
            p`${child(rng)} می‌گوید عدد شمارهٔ ${n} می‌شود ${rng.pick(wrong.filter((each) => each !== value))}، ولی درست نیست. عدد شمارهٔ ${n} این الگو چند است؟`,
          ];
        default:
          return [p`این‌ها چهار عدد اول یک الگو هستند:`, display(listOf(shown)), p`عدد شمارهٔ ${n} این الگو چند است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: tableOf(sequence, [1, 2, 3, 4], thing) } : {}),
      ...integerAnswer(value, wordProblem === null ? {} : { unit: wordProblem.unit }),
      misconceptions,
      hints: hints(sequence, n),
      solution: [
        step(...whyRule(sequence)),
        step(p`حالا به جای شماره، ${n} می‌گذاریم.`, display(workedRule(sequence, n))),
      ],
    };
  },
});
