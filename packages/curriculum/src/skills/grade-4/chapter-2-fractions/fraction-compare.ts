import { type Fraction, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  defineSkill,
  display,
  frac,
  fractionOf,
  fractions,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  sortAround,
  step,
} from '../../../authoring/index.ts';
import {
  type Compared,
  closedComparison,
  comparisonAnswer,
  comparisonPicture,
  comparisonStem,
  trueSign,
} from './question-parts/fraction-comparison-questions.ts';

type Kind = 'same-bottom' | 'same-top' | 'with-one' | 'with-half';

interface Task extends Compared {
  readonly kind: Kind;
  /** The fraction beside 1 or 1/2. */
  readonly own: Fraction;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'bare', 'story', 'find-mistake'],
};

const kindsOf: Readonly<Record<Level, readonly Kind[]>> = {
  1: ['same-bottom', 'same-top'],
  2: ['same-bottom', 'same-top', 'with-one', 'with-half'],
  3: ['same-top', 'with-one', 'with-half', 'with-half'],
  4: ['same-top', 'with-half', 'with-half', 'with-one'],
};

const most: Readonly<Record<Level, number>> = { 1: 8, 2: 12, 3: 20, 4: 20 };

const one: Fraction = { numerator: 1, denominator: 1 };
const half: Fraction = { numerator: 1, denominator: 2 };

function draw(rng: Rng, level: Level, form: QuestionVariant): Task | null {
  const kind = rng.pick(kindsOf[level]);
  const denominator = rng.int(level === 4 ? 9 : 3, form === 'figure' ? Math.min(12, most[level]) : most[level]);
  const put = (own: Fraction, other: Fraction): Task => {
    const [left, right] = rng.chance(1, 2) ? [own, other] : [other, own];
    return { kind, own, left, right };
  };
  switch (kind) {
    case 'same-bottom': {
      const [first = 1, second = 2] = rng.sample(
        Array.from({ length: denominator - 1 }, (_, index) => index + 1),
        2,
      );
      return put({ numerator: first, denominator }, { numerator: second, denominator });
    }
    case 'same-top': {
      const other = rng.int(2, form === 'figure' ? Math.min(12, most[level]) : most[level]);
      if (other === denominator || (level === 4 && Math.abs(other - denominator) > 3)) return null;
      const numerator = rng.int(level === 4 ? 3 : 1, Math.min(denominator, other) - 1 || 1);
      if (numerator >= Math.min(denominator, other)) return null;
      return put({ numerator, denominator }, { numerator, denominator: other });
    }
    case 'with-one': {
      if (form === 'figure') return null;
      const numerator = denominator + rng.pick([-3, -2, -1, 0, 1, 2, 3]);
      return numerator < 1 ? null : put({ numerator, denominator }, one);
    }
    case 'with-half': {
      const middle = Math.floor(denominator / 2);
      const numerator = middle + rng.pick([-1, 0, 0, 1]);
      return numerator < 1 || numerator >= denominator || denominator === 2
        ? null
        : put({ numerator, denominator }, half);
    }
  }
}

function hints({ kind, own }: Task): readonly Hint[] {
  switch (kind) {
    case 'same-bottom':
      return [
        hint(p`به مخرج‌ها نگاه کن: هر دو واحد به یک تعداد قسمت تقسیم شده‌اند؛ پس قسمت‌ها هم‌اندازه‌اند.`),
        hint(p`حالا ببین از کدام واحد قسمت‌های بیشتری برداشته‌ایم. صورت‌ها این را می‌گویند.`),
      ];
    case 'same-top':
      return [
        hint(p`به صورت‌ها نگاه کن: از هر دو واحد به یک تعداد قسمت برداشته‌ایم. پس باید اندازهٔ قسمت‌ها را مقایسه کنی.`),
        hint(p`اگر یک نان را بین تعداد بیشتری بچه تقسیم کنند، به هر نفر نان بیشتری می‌رسد یا کمتر؟`),
        hint(p`ببین قسمت‌های کدام کسر بزرگ‌تر است؛ تعداد قسمت‌ها که مساوی باشد، همان کسر بزرگ‌تر است.`),
      ];
    case 'with-one':
      return [
        hint(p`عدد ۱ یعنی یک واحد کامل. باید ببینی کسر از یک واحد کامل کمتر است، بیشتر است یا درست یک واحد است.`),
        hint(p`اگر واحد به ${own.denominator} قسمت مساوی تقسیم شود، چند قسمت یک واحد کامل را می‌سازد؟`),
        hint(p`صورت کسر را با مخرجش مقایسه کن.`),
      ];
    case 'with-half':
      return [
        hint(p`${frac(1, 2)} یعنی نصف یک واحد. باید ببینی کسر از نصف کمتر است، بیشتر است یا درست نصف است.`),
        hint(p`واحد ${own.denominator} قسمت مساوی دارد. نصف این تعداد قسمت چقدر می‌شود؟`),
        hint(p`صورت کسر را با نصف مخرج مقایسه کن.`),
      ];
  }
}

function solution(task: Task): readonly SolutionStep[] {
  const { kind, own, left, right } = task;
  const sign = trueSign(task);
  const result = display(closedComparison(task));
  switch (kind) {
    case 'same-bottom':
      return [
        step(p`مخرج هر دو کسر ${own.denominator} است؛ پس قسمت‌ها هم‌اندازه‌اند و فقط تعدادشان فرق دارد.`),
        step(
          p`${Math.max(left.numerator, right.numerator)} قسمت از ${Math.min(left.numerator, right.numerator)} قسمت بیشتر است؛ پس علامت ${row(sign)} درست است:`,
          result,
        ),
      ];
    case 'same-top':
      return [
        step(p`صورت هر دو کسر ${own.numerator} است؛ پس تعداد قسمت‌ها مساوی است و باید اندازهٔ قسمت‌ها را مقایسه کنیم.`),
        step(
          p`وقتی واحد را به ${Math.min(left.denominator, right.denominator)} قسمت تقسیم کنیم، هر قسمت بزرگ‌تر از وقتی است که آن را به ${Math.max(left.denominator, right.denominator)} قسمت تقسیم کنیم؛ پس:`,
          result,
        ),
      ];
    case 'with-one':
      return [
        step(
          p`یک واحد کامل ${own.denominator} قسمت مساوی دارد.`,
          display(row(1, '=', frac(own.denominator, own.denominator))),
        ),
        step(
          sign === '='
            ? p`صورت و مخرج مساوی‌اند؛ پس کسر درست یک واحد کامل است:`
            : p`صورت ${own.numerator} است و از ${own.denominator} ${own.numerator < own.denominator ? 'کمتر' : 'بیشتر'}؛ پس کسر از یک واحد کامل ${own.numerator < own.denominator ? 'کمتر' : 'بیشتر'} است:`,
          result,
        ),
      ];
    case 'with-half':
      return [
        own.denominator % 2 === 0
          ? step(
              p`واحد ${own.denominator} قسمت مساوی دارد و نصف آن ${own.denominator / 2} قسمت است.`,
              display(row(frac(1, 2), '=', frac(own.denominator / 2, own.denominator))),
            )
          : step(
              p`واحد ${own.denominator} قسمت مساوی دارد؛ نصف آن از ${(own.denominator - 1) / 2} قسمت بیشتر و از ${(own.denominator + 1) / 2} قسمت کمتر است.`,
            ),
        step(
          sign === '='
            ? p`صورت کسر هم ${own.numerator} است؛ پس ${written(own)} درست نصف واحد است:`
            : p`صورت کسر ${own.numerator} است؛ پس ${written(own)} از نصف واحد ${own.numerator * 2 < own.denominator ? 'کمتر' : 'بیشتر'} است:`,
          result,
        ),
      ];
  }
}

export const fractionCompare = defineSkill({
  id: 'g4-fraction-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  others: [
    sortAround({
      bins: ['کوچک‌تر از یک دوم', 'مساوی یک دوم', 'بزرگ‌تر از یک دوم'],
      bound: Rational.of(1, 2),
      draw: fractions((level) => (level === 1 ? [3, 4, 5, 6] : [3, 5, 6, 7, 8, 9, 10])),
      equal: () => [2, 3, 4, 5, 6].map((top) => fractionOf(top, 2 * top)),
      stem: p`هر کسر را با یک دوم مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`صورت هر کسر را دو برابر کن و ببین از مخرج کمتر است، بیشتر است یا با آن مساوی است.`,
      rule: p`اگر دو برابرِ صورت با مخرج مساوی باشد، کسر با یک دوم مساوی است؛ از مخرج کمتر باشد کوچک‌تر و بیشتر باشد بزرگ‌تر است.`,
    }),
  ],
  pictures: [fractionsDrawn],
  revision: 8,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const task = draw(rng, level, form);
    if (task === null || (form === 'story' && task.kind === 'with-one' && task.own.numerator > task.own.denominator))
      return null;
    if (form === 'story' && (task.left.denominator === 1 || task.right.denominator === 1)) return null;
    if (form === 'story' && Math.max(task.left.denominator, task.right.denominator) > 12) return null;
    return {
      form,
      stem: comparisonStem(rng, task, form),
      ...(form === 'figure' ? { figure: comparisonPicture(task, rng.chance(1, 2)) } : {}),
      ...comparisonAnswer(task),
      hints: hints(task),
      solution: solution(task),
    };
  },
});
