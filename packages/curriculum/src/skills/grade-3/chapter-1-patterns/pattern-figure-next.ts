import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  pieceCounts,
  type QuestionVariant,
  type Rng,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import type { DrawingPoint, PatternStage } from '../../../model/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};
const askedOf: Readonly<Record<Level, readonly number[]>> = { 1: [4], 2: [4, 5], 3: [5, 6], 4: [6] };

/** A pattern whose nth figure has `each` × n + `fixed` pieces. */
interface Pattern {
  readonly each: number;
  readonly fixed: number;
  readonly piece: string;
  readonly stage: (number: number) => PatternStage;
}

/** Full columns of `each`, after one shorter column of `fixed` that never grows. */
function columns(pieces: 'dots' | 'squares', each: number, fixed: number): Pattern {
  const piece = pieces === 'dots' ? 'دایره' : 'مربع';
  const stage = (number: number): PatternStage => ({
    number,
    pieces,
    at: [
      ...Array.from({ length: fixed }, (_, y): DrawingPoint => [0, y]),
      ...Array.from(
        { length: each * number },
        (_, index): DrawingPoint => [Math.floor(index / each) + (fixed > 0 ? 1 : 0), index % each],
      ),
    ],
  });
  return { each, fixed, piece, stage };
}

/** Two to four arms that grow from one piece in the middle. */
function arms(pieces: 'dots' | 'squares', each: 2 | 3 | 4): Pattern {
  const ways = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  ).slice(0, each);
  const stage = (number: number): PatternStage => {
    const [x, y] = [each > 2 ? number : 0, each > 3 ? number : 0];
    return {
      number,
      pieces,
      at: [
        [x, y],
        ...ways.flatMap(([dx, dy]) =>
          Array.from({ length: number }, (_, index): DrawingPoint => [x + dx * (index + 1), y + dy * (index + 1)]),
        ),
      ],
    };
  };
  return { each, fixed: 1, piece: pieces === 'dots' ? 'دایره' : 'مربع', stage };
}

const stickSquares: Pattern = {
  each: 3,
  fixed: 1,
  piece: 'چوب‌کبریت',
  stage: (number) => ({
    number,
    pieces: 'sticks',
    at: [
      [
        [0, 0],
        [0, 1],
      ],
      ...Array.from({ length: number }, (_, x): readonly (readonly [DrawingPoint, DrawingPoint])[] => [
        [
          [x, 0],
          [x + 1, 0],
        ],
        [
          [x, 1],
          [x + 1, 1],
        ],
        [
          [x + 1, 0],
          [x + 1, 1],
        ],
      ]).flat(),
    ],
  }),
};

function drawPattern(rng: Rng, level: Level): Pattern {
  const pieces = rng.pick(['dots', 'squares'] as const);
  const kind = rng.pick(
    level === 1 ? (['columns', 'arms'] as const) : (['columns', 'columns', 'arms', 'sticks'] as const),
  );
  if (kind === 'sticks') return stickSquares;
  if (kind === 'arms') return arms(pieces, rng.pick(level === 1 ? ([2] as const) : ([2, 3, 4] as const)));
  const each = rng.int(2, level === 1 ? 3 : 5);
  return columns(pieces, each, level === 1 ? rng.int(0, 1) : rng.int(0, Math.min(4, each - 1)));
}

export const patternFigureNext = defineSkill({
  id: 'g3-pattern-figure-next',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng, level) => {
      const times = rng.int(2, level < 3 ? 4 : 6);
      const more = rng.int(1, 5);
      // Who leaves it out would come to the row before.
      if (more === times) return null;
      return {
        times,
        more,
        inputs: tableInputs(rng, 8),
        columns: ['شمارهٔ شکل', 'تعداد مهره'],
        stem: [p`در این الگو، از هر شکل به شکل بعدی همیشه یک مقدار اضافه می‌شود.`],
        description: 'جدول شمارهٔ شکل و تعداد مهره‌های آن',
      };
    }),
  ],
  pictures: [pieceCounts],
  revision: 14,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const pattern = drawPattern(rng, level);
    const { each, piece, stage } = pattern;
    const asked = rng.pick(askedOf[level]);
    const counts = Array.from({ length: asked }, (_, index) => each * (index + 1) + pattern.fixed);
    const value = counts.at(-1) ?? 0;
    const third = counts[2] ?? 0;
    if (value > 40) return null;
    const figure: Figure = {
      t: 'growing-pattern',
      description: `سه شکلِ آغاز یک الگو با ${piece}: شکل اول ${persianNumber(counts[0] ?? 0)} تا، شکل دوم ${persianNumber(counts[1] ?? 0)} تا و شکل سوم ${persianNumber(third)} تا ${piece} دارد`,
      figures: [1, 2, 3].map(stage),
    };
    const name = child(rng);
    const near = third + (asked - 3);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} این الگو را روی دیوار کلاس می‌سازد.`,
              p`${name} این الگو را در کلاس هنر ساخته است.`,
              p`${name} این الگو را برای نمایشگاه مدرسه می‌سازد.`,
              p`${name} این الگو را روی میز می‌چیند.`,
              p`${name} برای روزنامه‌دیواری این الگو را درست می‌کند.`,
              p`${name} این الگو را روی یک مقوا درست کرده است.`,
            ]),
            p`اگر همین‌طور ادامه بدهد، شکل شمارهٔ ${asked} چند ${piece} دارد؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} الگو را نگاه کرد و گفت: «شکل شمارهٔ ${asked}، ${near} ${piece} دارد.» ولی درست نگفت.`,
            p`شکل شمارهٔ ${asked} چند ${piece} دارد؟`,
          ];
        default:
          return [p`الگو را ببین. شکل شمارهٔ ${asked} چند ${piece} دارد؟`];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, { unit: piece }),
      misconceptions: wholeMisconceptions(
        [
          'one-more-each-time',
          'برای هر شکل فقط یکی اضافه کرده',
          // Three more are what the next figure has.
          counts.includes(near) ? null : near,
          line`دو شکل کنار هم را مقایسه کن. هر بار چند ${piece} اضافه می‌شود؟`,
        ],
        [
          'one-figure-short',
          'یک شکل کمتر جلو رفته',
          value - each,
          line`نزدیک شده‌ای. شمارهٔ شکلی را که می‌خواهیم یک بار دیگر ببین.`,
        ],
        [
          'one-figure-too-far',
          'یک شکل بیشتر جلو رفته',
          value + each,
          line`نزدیک شده‌ای. شمارهٔ شکلی را که می‌خواهیم یک بار دیگر ببین.`,
        ],
        [
          'fixed-part-forgotten',
          'قسمتی را که ثابت می‌ماند نشمرده',
          // One alone is a slip in counting.
          pattern.fixed > 1 ? value - pattern.fixed : null,
          line`در همهٔ شکل‌ها قسمتی هست که عوض نمی‌شود. آن را هم شمرده‌ای؟`,
        ],
        [
          'first-times-number',
          'تعداد شکل اول را در شمارهٔ شکل ضرب کرده',
          (counts[0] ?? 0) * asked,
          line`شکل‌ها از تکرار شکل اول درست نشده‌اند. ببین از هر شکل به شکل بعدی چند ${piece} اضافه می‌شود.`,
        ],
      ),
      hints: [
        hint(p`اول ${piece}‌های هر سه شکل را بشمار و عددها را کنار هم بنویس.`),
        hint(p`ببین از هر شکل به شکل بعدی چند ${piece} اضافه می‌شود. هر بار همان‌قدر اضافه می‌شود.`),
        hint(p`از شکل ۳ شروع کن و شکل‌به‌شکل جلو برو تا به شمارهٔ خواسته‌شده برسی.`),
      ],
      solution: [
        step(p`${piece}‌های شکل‌ها را می‌شماریم؛ هر شکل ${each} ${piece} بیشتر از شکل قبلی دارد.`),
        ...counts
          .slice(3)
          .map((count, index) => step(p`شکل شمارهٔ ${index + 4}:`, display(row(count - each, '+', each, '=', count)))),
      ],
    };
  },
});
