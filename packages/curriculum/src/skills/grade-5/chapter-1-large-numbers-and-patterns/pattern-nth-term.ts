import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  onTable,
  p,
  persianNumber,
  pieceCounts,
  type QuestionVariant,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { drawWordProblem, inserted, ruleSteps, termAt } from '../../../authoring/whole-numbers/patterns.ts';
import { squaresOf } from './question-parts/growing-square-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};
const farOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [10, 20],
  2: [10, 50],
  3: [20, 100],
  4: [30, 100],
};

export const patternNthTerm = defineSkill({
  id: 'g5-pattern-nth-term',
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
  pictures: [pieceCounts, onTable],
  revision: 15,
  make: (rng, level) => {
    const pattern = {
      times: rng.int(2, level === 1 ? 6 : 9),
      plus: level === 1 ? rng.int(0, 5) : level === 4 ? rng.int(-5, -1) : rng.int(-2, 9),
    };
    const { times, plus } = pattern;
    const n = level === 1 ? rng.int(2, 4) * 5 : rng.int(...farOf[level]);
    const first = termAt(pattern, 1);
    if (first < 1 || (plus === 0 && level > 1)) return null;
    const shown = [1, 2, 3, 4].map((each) => termAt(pattern, each));
    const value = termAt(pattern, n);
    const form = rng.pick(formsOf[level]);
    const wordProblem = form === 'story' ? drawWordProblem(rng, pattern) : null;
    const wrong = times * n;
    if (form === 'find-mistake' && wrong === value) return null;
    const squares = form === 'figure' && rng.chance(2, 3) ? squaresOf(pattern, 3) : null;
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) {
        const ask =
          wordProblem.figure === 'هفته'
            ? `پایان هفتهٔ ${persianNumber(n)} در قلک چند هزار تومان هست؟`
            : wordProblem.figure === 'روز'
              ? `تا آخر روز ${persianNumber(n)} چند صفحه خوانده است؟`
              : `${wordProblem.figure} شمارهٔ ${persianNumber(n)} چند ${wordProblem.unit} دارد؟`;
        return [wordProblem.write(shown, child(rng)), p`${ask}`];
      }
      switch (form) {
        case 'figure':
          if (squares !== null) return [p`این شکل‌ها به همین ترتیب بزرگ‌تر می‌شوند.`, p`شکل شمارهٔ ${n} چند مربع دارد؟`];
          return [p`جدول، تعداد مربع‌ها را در شکل‌های یک الگو نشان می‌دهد.`, p`شکل شمارهٔ ${n} چند مربع دارد؟`];
        case 'find-mistake':
          return [
            p`این‌ها چهار عدد اول یک الگو هستند:`,
            display(row(...shown.flatMap((each, index) => (index === 0 ? [each] : [',' as const, each])))),
            p`${child(rng)} می‌گوید عدد شمارهٔ ${n} می‌شود ${wrong}، چون هر بار ${times} تا زیاد می‌شود. ولی چیزی را حساب نکرده است.`,
            p`عدد شمارهٔ ${n} این الگو چند است؟`,
          ];
        default:
          return [
            p`این‌ها چهار عدد اول یک الگو هستند:`,
            display(row(...shown.flatMap((each, index) => (index === 0 ? [each] : [',' as const, each])))),
            p`عدد شمارهٔ ${n} این الگو چند است؟`,
          ];
      }
    };
    const table: Figure = {
      t: 'table',
      description: `جدول الگو؛ ${shown.map((each, index) => `شکل ${persianNumber(index + 1)}: ${persianNumber(each)} مربع`).join('، ')}`,
      columns: ['شمارهٔ شکل', 'تعداد مربع‌ها'],
      rows: shown.map((each, index) => [
        { t: 'math', math: num(index + 1) },
        { t: 'math', math: num(each) },
      ]),
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: squares ?? table } : {}),
      ...integerAnswer(value, wordProblem === null ? {} : { unit: wordProblem.unit }),
      misconceptions: [
        misconception(
          'constant-forgotten',
          'فقط شماره را در مقدار زیاد شدن ضرب کرده',
          integerKey(wrong),
          line`رابطه‌ات را با شمارهٔ ۱ امتحان کن. همان عدد به دست می‌آید؟`,
        ),
        misconception(
          'all-steps-added-to-first',
          'یک قدم زیاد جلو رفته',
          integerKey(first + times * n),
          line`از شمارهٔ ۱ تا شمارهٔ خواسته‌شده، یک قدم کمتر از شماره برمی‌داریم.`,
        ),
        misconception(
          'first-term-multiplied',
          'عدد اول را در شماره ضرب کرده',
          integerKey(first * n),
          line`عدد دوم دو برابر عدد اول است؟ رابطه را با شمارهٔ ۲ امتحان کن.`,
        ),
        misconception(
          'constant-with-other-sign',
          'عدد ثابت را برعکس به کار برده',
          integerKey(times * n - plus),
          line`ببین باید چیزی اضافه کنی یا کم. با شمارهٔ ۱ امتحان کن.`,
        ),
        misconception(
          'next-term',
          'عدد بعدیِ الگو را نوشته',
          integerKey(termAt(pattern, wordProblem === null && squares === null ? 5 : 4)),
          line`عددِ بعد از عددهای داده‌شده را نوشته‌ای. شمارهٔ خواسته‌شده را نگاه کن.`,
        ),
      ],
      hints: [
        hint(p`می‌خواهیم بدون نوشتن همهٔ عددها، عدد شمارهٔ ${n} را پیدا کنیم.`),
        hint(p`ببین هر بار چند تا زیاد می‌شود. شماره را در همان عدد ضرب کن.`),
        hint(p`حاصل را با شمارهٔ ۱ امتحان کن: باید چند تا اضافه یا کم کنی تا درست شود؟`),
      ],
      solution: [
        ...ruleSteps(pattern, 'تا'),
        step(p`حالا به جای شماره، ${n} می‌گذاریم.`, display(inserted(pattern, n))),
      ],
    };
  },
});
