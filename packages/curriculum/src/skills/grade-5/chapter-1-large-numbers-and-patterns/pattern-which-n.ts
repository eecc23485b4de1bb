import {
  type Block,
  blank,
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
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { drawWordProblem, rule, termAt } from '../../../authoring/whole-numbers/patterns.ts';
import { squaresOf } from './question-parts/growing-square-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'figure', 'story'],
  4: ['figure', 'story', 'find-mistake'],
};
const numberOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [4, 12],
  2: [8, 30],
  3: [12, 50],
  4: [15, 50],
};

export const patternWhichN = defineSkill({
  id: 'g5-pattern-which-n',
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
  revision: 15,
  make: (rng, level) => {
    const pattern = {
      times: rng.int(2, level === 1 ? 5 : 9),
      plus: level === 1 ? rng.int(1, 5) : rng.int(-5, 9),
    };
    const { times, plus } = pattern;
    const n = rng.int(...numberOf[level]);
    // A number of the rule itself is not the answer.
    if (termAt(pattern, 1) < 1 || plus === 0 || [times, plus].includes(n)) return null;
    const total = termAt(pattern, n);
    const back = total - plus;
    const form = rng.pick(formsOf[level]);
    const shown = [1, 2, 3].map((each) => termAt(pattern, each));
    const wordProblem = form === 'story' ? drawWordProblem(rng, pattern) : null;
    // A child who forgets the constant drops what the division leaves over.
    const withoutConstant = Math.floor(total / times);
    const otherSign = (total + plus) / times;
    const name = child(rng);
    const squares = form === 'figure' && rng.chance(2, 3) ? squaresOf(pattern, 3) : null;
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) {
        const ask =
          wordProblem.figure === 'هفته'
            ? `پایان هفتهٔ چندم در قلک ${persianNumber(total)} هزار تومان هست؟`
            : wordProblem.figure === 'روز'
              ? `تا آخر روز چندم ${persianNumber(total)} صفحه خوانده است؟`
              : `${wordProblem.figure} شمارهٔ چند، ${persianNumber(total)} ${wordProblem.unit} دارد؟`;
        return [wordProblem.write(shown, name), p`${ask}`];
      }
      switch (form) {
        case 'figure':
          if (squares !== null)
            return [p`این شکل‌ها به همین ترتیب بزرگ‌تر می‌شوند.`, p`شکل شمارهٔ چند، ${total} مربع دارد؟`];
          return [p`جدول، تعداد مربع‌ها را در شکل‌های یک الگو نشان می‌دهد.`, p`شکل شمارهٔ چند، ${total} مربع دارد؟`];
        case 'find-mistake':
          return [
            p`در یک الگو تعداد مربع‌های هر شکل از این رابطه به دست می‌آید:`,
            display(rule(pattern)),
            p`${name} می‌گوید ${total} مربع در شکل شمارهٔ ${withoutConstant === n ? n + 1 : withoutConstant} است، ولی اشتباه کرده است.`,
            p`شکل شمارهٔ چند، ${total} مربع دارد؟`,
          ];
        default:
          return [
            p`در یک الگو تعداد مربع‌های هر شکل از این رابطه به دست می‌آید:`,
            display(rule(pattern)),
            p`شکل شمارهٔ چند، ${total} مربع دارد؟`,
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
      ...integerAnswer(n),
      misconceptions: [
        ...(total % times === 0
          ? [
              misconception(
                'constant-not-undone',
                'عدد ثابت را حساب نکرده و فقط تقسیم کرده',
                integerKey(withoutConstant),
                line`پیش از تقسیم کردن، ببین در رابطه چه عددی اضافه یا کم شده است و اثر آن را بردار.`,
              ),
            ]
          : []),
        ...(Number.isInteger(otherSign) && otherSign > 0
          ? [
              misconception(
                'constant-undone-the-wrong-way',
                'عدد ثابت را برعکس برداشته',
                integerKey(otherSign),
                line`اگر در رابطه چیزی اضافه شده، در برگشت باید کم شود؛ و اگر کم شده، باید اضافه شود.`,
              ),
            ]
          : []),
        misconception(
          'rule-used-forwards',
          'خود عدد را در رابطه گذاشته',
          integerKey(termAt(pattern, total)),
          line`عددی که در رابطه گذاشته‌ای شماره نیست، حاصل رابطه است. باید رابطه را از آخر به اول برگردی.`,
        ),
        misconception(
          'division-left-out',
          'عدد ثابت را برداشته ولی تقسیم نکرده',
          integerKey(back),
          line`یک قدم دیگر مانده است: شماره در چه عددی ضرب شده بود؟`,
        ),
        misconception(
          'one-figure-off',
          'شماره را یکی بیشتر به دست آورده',
          integerKey(n + 1),
          line`جوابت را در رابطه بگذار و ببین همان عدد به دست می‌آید یا نه.`,
        ),
      ],
      hints: [
        hint(
          form === 'bare' || form === 'find-mistake'
            ? p`تعداد را می‌دانیم و شمارهٔ شکل را می‌خواهیم؛ پس رابطه را از آخر به اول برمی‌گردیم.`
            : p`اول ببین هر بار چند تا زیاد می‌شود و رابطهٔ شماره و تعداد را پیدا کن.`,
        ),
        hint(p`رابطه می‌گوید شماره در عددی ضرب می‌شود و بعد عددی اضافه یا کم می‌شود. اول اثر قدم آخر را بردار.`),
        hint(p`آنچه مانده، ${times} برابر شماره است. حالا تقسیم کن.`),
      ],
      solution: [
        step(
          p`رابطهٔ الگو این است.`,
          display(rule(pattern)),
          display(row(times, '×', blank(), plus > 0 ? '+' : '−', Math.abs(plus), '=', total)),
        ),
        step(
          plus > 0 ? p`${plus} تا اضافه شده بود؛ آن را کم می‌کنیم.` : p`${-plus} تا کم شده بود؛ آن را اضافه می‌کنیم.`,
          display(row(total, plus > 0 ? '−' : '+', Math.abs(plus), '=', back)),
        ),
        step(p`شماره در ${times} ضرب شده بود؛ پس بر ${times} تقسیم می‌کنیم.`, display(row(back, '÷', times, '=', n))),
      ],
    };
  },
});
