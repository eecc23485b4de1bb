import { type Fraction, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  defineSkill,
  display,
  frac,
  type Hint,
  hint,
  type Level,
  p,
  type QuestionForm,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import {
  type Compared,
  closedComparison,
  comparisonAnswer,
  comparisonPicture,
  comparisonStem,
  trueSign,
} from './comparing.ts';

type Kind = 'same-bottom' | 'same-top' | 'with-one' | 'with-half';

interface Task extends Compared {
  readonly kind: Kind;
  /** The fraction beside 1 or 1/2. */
  readonly own: Fraction;
}

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
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

const one: Fraction = { top: 1, bottom: 1 };
const half: Fraction = { top: 1, bottom: 2 };

function draw(rng: Rng, level: Level, form: QuestionForm): Task | null {
  const kind = rng.pick(kindsOf[level]);
  const bottom = rng.int(level === 4 ? 9 : 3, form === 'figure' ? Math.min(12, most[level]) : most[level]);
  const put = (own: Fraction, other: Fraction): Task => {
    const [left, right] = rng.chance(1, 2) ? [own, other] : [other, own];
    return { kind, own, left, right };
  };
  switch (kind) {
    case 'same-bottom': {
      const [first = 1, second = 2] = rng.sample(
        Array.from({ length: bottom - 1 }, (_, index) => index + 1),
        2,
      );
      return put({ top: first, bottom }, { top: second, bottom });
    }
    case 'same-top': {
      const other = rng.int(2, form === 'figure' ? Math.min(12, most[level]) : most[level]);
      if (other === bottom || (level === 4 && Math.abs(other - bottom) > 3)) return null;
      const top = rng.int(level === 4 ? 3 : 1, Math.min(bottom, other) - 1 || 1);
      if (top >= Math.min(bottom, other)) return null;
      return put({ top, bottom }, { top, bottom: other });
    }
    case 'with-one': {
      if (form === 'figure') return null;
      const top = bottom + rng.pick([-3, -2, -1, 0, 1, 2, 3]);
      return top < 1 ? null : put({ top, bottom }, one);
    }
    case 'with-half': {
      const middle = Math.floor(bottom / 2);
      const top = middle + rng.pick([-1, 0, 0, 1]);
      return top < 1 || top >= bottom || bottom === 2 ? null : put({ top, bottom }, half);
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
        hint(p`اگر واحد به ${own.bottom} قسمت مساوی تقسیم شود، چند قسمت یک واحد کامل را می‌سازد؟`),
        hint(p`صورت کسر را با مخرجش مقایسه کن.`),
      ];
    case 'with-half':
      return [
        hint(p`${frac(1, 2)} یعنی نصف یک واحد. باید ببینی کسر از نصف کمتر است، بیشتر است یا درست نصف است.`),
        hint(p`واحد ${own.bottom} قسمت مساوی دارد. نصف این تعداد قسمت چقدر می‌شود؟`),
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
        step(p`مخرج هر دو کسر ${own.bottom} است؛ پس قسمت‌ها هم‌اندازه‌اند و فقط تعدادشان فرق دارد.`),
        step(
          p`${Math.max(left.top, right.top)} قسمت از ${Math.min(left.top, right.top)} قسمت بیشتر است؛ پس علامت ${row(sign)} درست است:`,
          result,
        ),
      ];
    case 'same-top':
      return [
        step(p`صورت هر دو کسر ${own.top} است؛ پس تعداد قسمت‌ها مساوی است و باید اندازهٔ قسمت‌ها را مقایسه کنیم.`),
        step(
          p`وقتی واحد را به ${Math.min(left.bottom, right.bottom)} قسمت تقسیم کنیم، هر قسمت بزرگ‌تر از وقتی است که آن را به ${Math.max(left.bottom, right.bottom)} قسمت تقسیم کنیم؛ پس:`,
          result,
        ),
      ];
    case 'with-one':
      return [
        step(p`یک واحد کامل ${own.bottom} قسمت مساوی دارد.`, display(row(1, '=', frac(own.bottom, own.bottom)))),
        step(
          sign === '='
            ? p`صورت و مخرج مساوی‌اند؛ پس کسر درست یک واحد کامل است:`
            : p`صورت ${own.top} است و از ${own.bottom} ${own.top < own.bottom ? 'کمتر' : 'بیشتر'}؛ پس کسر از یک واحد کامل ${own.top < own.bottom ? 'کمتر' : 'بیشتر'} است:`,
          result,
        ),
      ];
    case 'with-half':
      return [
        own.bottom % 2 === 0
          ? step(
              p`واحد ${own.bottom} قسمت مساوی دارد و نصف آن ${own.bottom / 2} قسمت است.`,
              display(row(frac(1, 2), '=', frac(own.bottom / 2, own.bottom))),
            )
          : step(
              p`واحد ${own.bottom} قسمت مساوی دارد؛ نصف آن از ${(own.bottom - 1) / 2} قسمت بیشتر و از ${(own.bottom + 1) / 2} قسمت کمتر است.`,
            ),
        step(
          sign === '='
            ? p`صورت کسر هم ${own.top} است؛ پس ${written(own)} درست نصف واحد است:`
            : p`صورت کسر ${own.top} است؛ پس ${written(own)} از نصف واحد ${own.top * 2 < own.bottom ? 'کمتر' : 'بیشتر'} است:`,
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
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const task = draw(rng, level, form);
    if (task === null || (form === 'story' && task.kind === 'with-one' && task.own.top > task.own.bottom)) return null;
    if (form === 'story' && (task.left.bottom === 1 || task.right.bottom === 1)) return null;
    if (form === 'story' && Math.max(task.left.bottom, task.right.bottom) > 12) return null;
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
