import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { type Pattern, rule, termAt } from '../../../authoring/whole-numbers/patterns.ts';
import { askNumber, writeSequence } from './question-parts/growing-pattern-sequences.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['bare', 'story', 'reverse', 'find-mistake'],
};

const numberOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [5, 15],
  2: [8, 40],
  3: [15, 70],
  4: [30, 100],
};

/** A fixed amount and so much for each: the cost is stated and the count is asked. */
function paid(rng: Rng, { times, plus }: Pattern, n: number): { readonly blocks: readonly Block[]; unit: string } {
  const name = child(rng);
  const total = times * n + plus;
  const wordProblems: readonly {
    readonly most: number;
    readonly write: () => { blocks: readonly Block[]; unit: string };
  }[] = [
    {
      most: 15,
      write: () => ({
        blocks: [
          p`در شهربازی، ورودی ${plus} هزار تومان و بلیت هر وسیله ${times} هزار تومان است. ${name} روی هم ${total} هزار تومان داده است.`,
          p`او چند وسیله سوار شده است؟`,
        ],
        unit: 'وسیله',
      }),
    },
    {
      most: 60,
      write: () => ({
        blocks: [
          p`راننده‌ای برای شروع سفر ${plus} هزار تومان و برای هر کیلومتر ${times} هزار تومان می‌گیرد. کرایهٔ ${name} ${total} هزار تومان شد.`,
          p`سفر او چند کیلومتر بوده است؟`,
        ],
        unit: 'کیلومتر',
      }),
    },
    {
      most: 52,
      write: () => ({
        blocks: [
          p`${name} در قلکش ${plus} هزار تومان دارد و هر هفته ${times} هزار تومان در آن می‌گذارد.`,
          p`بعد از چند هفته ${total} هزار تومان خواهد داشت؟`,
        ],
        unit: 'هفته',
      }),
    },
    {
      most: 18,
      write: () => ({
        blocks: [
          p`قد یک نهال وقت کاشتن ${plus} سانتی‌متر بود و هر ماه ${times} سانتی‌متر بلندتر شد. حالا ${total} سانتی‌متر است.`,
          p`چند ماه از کاشتن آن گذشته است؟`,
        ],
        unit: 'ماه',
      }),
    },
    {
      most: 25,
      write: () => ({
        blocks: [
          p`${name} پیش از شروع تعطیلات ${plus} صفحه از کتابی را خوانده بود و هر روز ${times} صفحه می‌خواند. حالا به صفحهٔ ${total} رسیده است.`,
          p`چند روز از تعطیلات گذشته است؟`,
        ],
        unit: 'روز',
      }),
    },
    {
      most: 60,
      write: () => ({
        blocks: [
          p`در مخزنی ${plus} لیتر آب بود. شیر را باز کردند و در هر دقیقه ${times} لیتر آب در آن ریخت. حالا ${total} لیتر آب دارد.`,
          p`شیر چند دقیقه باز بوده است؟`,
        ],
        unit: 'دقیقه',
      }),
    },
  ];
  const fitting = wordProblems.filter(({ most }) => n <= most);
  return rng.pick(fitting).write();
}

export const patternInverse = defineSkill({
  id: 'g6-pattern-inverse',
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
    const form = rng.pick(formsOf[level]);
    const pattern: Pattern = {
      times: rng.int(2, level === 1 ? 6 : 12),
      plus: level === 1 ? rng.int(1, 9) : rng.int(-10, 10),
    };
    const { times, plus } = pattern;
    const n = rng.int(...numberOf[level]);
    const value = termAt(pattern, n);
    // A number of the rule itself is not the answer.
    if (plus === 0 || termAt(pattern, 1) < 1 || [value, times, plus].includes(n)) return null;
    const isPaid = form === 'story' && plus > 0 && n <= 60 && rng.chance(1, 2);
    const scale = isPaid && rng.chance(1, 2) ? 5 : 1;
    const scaled: Pattern = { times: times * scale, plus: plus * scale };
    const statement = isPaid ? paid(rng, scaled, n) : null;
    const wordProblem = form === 'story' && !isPaid ? writeSequence(rng, { kind: 'linear', ...pattern }, n) : null;
    if (form === 'story' && statement === null && wordProblem === null) return null;
    const used = statement === null ? pattern : scaled;
    const total = termAt(used, n);
    // The constant left alone, or undone the wrong way, may leave a remainder: then the quotient can be one more than the answer.
    const isOneMore = [total, total + used.plus].some((each) => {
      const quotient = Math.floor(each / used.times);
      return quotient === n + 1 || (each % used.times > 0 && quotient === n);
    });
    const hasRule = statement === null && form !== 'reverse';
    const misconceptions = wholeMisconceptions(
      [
        used.plus > 0 ? 'constant-added' : 'constant-subtracted',
        used.plus > 0 ? 'عدد ثابت را به جای کم کردن، اضافه کرده' : 'عدد ثابت را به جای اضافه کردن، کم کرده',
        (total + used.plus) / used.times,
        line`از آخر شروع کن: اول باید کاری را که در آخر شده برگردانی. اگر اضافه شده، کم کن.`,
      ],
      [
        'constant-ignored',
        'عدد ثابت را در نظر نگرفته',
        total / used.times,
        hasRule
          ? line`جوابت را در رابطه بگذار و امتحان کن؛ همان عدد به دست می‌آید؟`
          : line`با جوابت یک بار از اول حساب کن؛ به همان عدد می‌رسی؟`,
      ],
      [
        'only-constant-taken-off',
        'فقط عدد ثابت را برگردانده و تقسیم نکرده',
        total - used.plus,
        line`قدم اول را درست رفته‌ای. حالا ضرب را هم با تقسیم برگردان.`,
      ],
      [
        'rule-applied-again',
        'همان کارها را با عدد داده‌شده انجام داده',
        termAt(used, total),
        hasRule
          ? line`عددی که گفته شده، شماره نیست؛ حاصل رابطه است. باید به عقب برگردی.`
          : line`عددی که گفته شده، آخر کار به دست آمده است. باید به عقب برگردی.`,
      ],
      [
        'one-off',
        'جواب را یکی زیاد نوشته',
        isOneMore ? null : n + 1,
        hasRule ? line`جوابت را در رابطه بگذار و امتحان کن.` : line`با جوابت یک بار از اول حساب کن.`,
      ],
    );
    const shown = [1, 2, 3].map((each) => termAt(pattern, each));
    const stem = (): readonly Block[] => {
      if (statement !== null) return statement.blocks;
      if (wordProblem !== null) return [wordProblem.statement, askNumber(wordProblem, value)];
      switch (form) {
        case 'figure':
          return [p`جدول، تعداد کاشی‌ها را در شکل‌های یک الگو نشان می‌دهد.`, p`شکل شمارهٔ چند، ${value} کاشی دارد؟`];
        case 'reverse':
          return [
            p`عددی را در ${times} ضرب ${plus > 0 ? 'کردیم و' : 'کردیم و از حاصل'} ${Math.abs(plus)} تا ${plus > 0 ? 'به حاصل اضافه' : ''}${plus > 0 ? ' کردیم' : 'کم کردیم'}. جواب ${value} شد.`,
            p`آن عدد چه بود؟`,
          ];
        case 'find-mistake':
          return [
            p`رابطهٔ یک الگو این است:`,
            display(rule(pattern)),
            p`${child(rng)} می‌گوید شکلی که ${value} تا دارد شمارهٔ ${rng.pick(wrong)} است، ولی درست نیست. شمارهٔ آن شکل چند است؟`,
          ];
        default:
          return [p`رابطهٔ یک الگو این است:`, display(rule(pattern)), p`عدد ${value} مال شکل شمارهٔ چند است؟`];
      }
    };
    const wrong = misconceptions
      .flatMap(({ answer }) => (answer.kind === 'integer' ? answer.values.map(Number) : []))
      .filter((each) => each !== n && each < 2000);
    if (form === 'find-mistake' && wrong.length === 0) return null;
    const sign = used.plus > 0 ? '−' : '+';
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'table' as const,
              description: `جدول الگو؛ ${shown.map((each, index) => `شکل ${persianNumber(index + 1)}: ${persianNumber(each)} کاشی`).join('، ')}`,
              columns: ['شمارهٔ شکل', 'تعداد کاشی‌ها'],
              rows: shown.map((each, index) => [
                { t: 'math' as const, math: num(index + 1) },
                { t: 'math' as const, math: num(each) },
              ]),
            },
          }
        : {}),
      ...integerAnswer(n, statement === null ? {} : { unit: statement.unit }),
      misconceptions,
      hints: [
        form === 'figure' || wordProblem !== null
          ? hint(p`اول رابطه را پیدا کن: هر بار چند تا زیاد می‌شود و برای شمارهٔ ۱ چند تا باید اضافه یا کم کنی؟`)
          : statement !== null
            ? hint(p`همهٔ مقدار را می‌دانیم و می‌خواهیم بدانیم چند بار به آن اضافه شده است؛ پس باید به عقب برگردیم.`)
            : hint(
                hasRule
                  ? p`حاصل را می‌دانیم و شماره را می‌خواهیم؛ پس باید از آخر به اول برگردیم.`
                  : p`حاصل را می‌دانیم و عدد اول را می‌خواهیم؛ پس باید از آخر به اول برگردیم.`,
              ),
        hint(
          statement !== null
            ? p`بخشی از این مقدار فقط یک بار حساب می‌شود؛ اول همان را از همهٔ مقدار کم کن.`
            : used.plus > 0
              ? p`در آخر چیزی اضافه شده است؛ اول همان را از حاصل کم کن.`
              : p`در آخر چیزی کم شده است؛ اول همان را به حاصل اضافه کن.`,
        ),
        hint(p`بعد ضرب را با تقسیم برگردان و جوابت را امتحان کن.`),
      ],
      solution: [
        ...(form === 'figure' || wordProblem !== null
          ? [
              step(
                p`هر بار ${times} تا زیاد می‌شود و برای شمارهٔ ۱، ${termAt(pattern, 1)} تا داریم؛ پس رابطه این است:`,
                display(rule(pattern)),
              ),
            ]
          : []),
        step(
          used.plus > 0
            ? p`از حاصل، ${used.plus} تا کم می‌کنیم تا فقط ضرب بماند.`
            : p`به حاصل، ${-used.plus} تا اضافه می‌کنیم تا فقط ضرب بماند.`,
          display(row(total, sign, Math.abs(used.plus), '=', total - used.plus)),
        ),
        step(
          p`حالا ببینیم چه عددی در ${used.times} ضرب شده است: تقسیم می‌کنیم.`,
          display(row(used.times, '×', blank(), '=', total - used.plus)),
          display(row(total - used.plus, '÷', used.times, '=', n)),
        ),
      ],
    };
  },
});
