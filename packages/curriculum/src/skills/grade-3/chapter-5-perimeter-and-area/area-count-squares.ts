import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  op,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  rowsCounted,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { filledSquares, grownShape, leaningHalves, outline, rowCounts } from './question-parts/squared-paper-shapes.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

/** Whole squares on a board of so many rows and columns. */
const sizes: Readonly<
  Record<Level, { readonly board: readonly [number, number]; readonly squares: readonly [number, number] }>
> = {
  1: { board: [4, 5], squares: [4, 10] },
  2: { board: [5, 7], squares: [9, 20] },
  3: { board: [5, 7], squares: [8, 18] },
  4: { board: [7, 8], squares: [18, 34] },
};

const wordProblems: readonly ((rng: Rng) => string)[] = [
  (rng) => `${child(rng)} نقشهٔ باغچه‌اش را روی کاغذ شطرنجی رنگ کرده است.`,
  (rng) => `${child(rng)} با کاشی‌های مربعی این نقش را ساخته است.`,
  (rng) => `مادربزرگ ${child(rng)} می‌خواهد گلیمی با این طرح ببافد.`,
  (rng) => `${child(rng)} این شکل را روی صفحهٔ بازی رنگ کرده است.`,
  (rng) => `${child(rng)} نقشهٔ استخر را روی کاغذ شطرنجی کشیده است.`,
  (rng) => `${child(rng)} این طرح را برای گلدوزی روی پارچهٔ چهارخانه کشیده است.`,
  () => 'باغبان جای چمن‌های پارک را روی نقشهٔ شطرنجی رنگ کرده است.',
];

export const areaCountSquares = defineSkill({
  id: 'g3-area-count-squares',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsCounted],
  revision: 7,
  make: (rng, level) => {
    const { board, squares } = sizes[level];
    const [rows, columns] = board;
    const shape = grownShape(rng, rows, columns, rng.int(...squares));
    const pairs = level < 3 ? 0 : rng.int(1, level === 3 ? 2 : 4);
    const spec = leaningHalves(rng, rows, columns, shape, 2 * pairs);
    if (spec === null) return null;
    const whole = shape.length;
    const area = whole + pairs;
    const form = rng.pick(formsOf[level]);
    const wrong = pairs === 0 ? outline(shape) : whole + 2 * pairs;
    if (wrong === area) return null;
    const white = rows * columns - area;
    // So near to the area, halves and a square may have been miscounted.
    const isMiscount =
      pairs > 0 && Math.abs(white - area) <= 2 * pairs + 1 && ![area - 1, whole, whole + 2 * pairs].includes(white);
    const counts = rowCounts(shape, rows);
    const sum = counts.flatMap((count, index) => (index === 0 ? [num(count)] : [op('+'), num(count)]));
    const ask = p`مساحت این شکل چند مربع کوچک است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems)(rng)}`, p`مساحت قسمت رنگی چند مربع کوچک است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید مساحت این شکل ${wrong} مربع کوچک است، ولی اشتباه کرده است.`,
            p`مساحت درست چند مربع کوچک است؟`,
          ];
        default:
          return [ask];
      }
    };
    return {
      form,
      stem: stem(),
      figure: {
        t: 'cells',
        description: `صفحهٔ شطرنجی با ${persianNumber(rows)} ردیف و ${persianNumber(columns)} ستون که خانه‌هایی از آن رنگ شده است؛ مربع‌های کاملِ رنگی در ردیف‌ها از بالا: ${counts.map((count) => persianNumber(count)).join('، ')}${pairs === 0 ? '' : `؛ ${persianNumber(2 * pairs)} نیم‌مربع رنگی هم هست`}`,
        boards: [{ rows, columns, filled: [...filledSquares(shape), ...spec] }],
      },
      ...integerAnswer(area, { unit: 'مربع کوچک' }),
      misconceptions: wholeMisconceptions(
        [
          'halves-as-wholes',
          'نیم‌مربع‌ها را مربع کامل شمرده',
          pairs > 0 ? whole + 2 * pairs : null,
          line`بعضی خانه‌ها فقط نصفشان رنگی است. دو نیم‌مربع روی هم چند مربع کامل می‌شود؟`,
        ],
        [
          'halves-left-out',
          'نیم‌مربع‌ها را نشمرده',
          pairs > 0 ? whole : null,
          line`نیم‌مربع‌ها هم قسمتی از سطح شکل‌اند. آن‌ها را دوتا دوتا کنار هم بگذار.`,
        ],
        [
          'outline-counted',
          'دور شکل را شمرده',
          pairs === 0 ? outline(shape) : null,
          line`تو پاره‌خط‌های دور شکل را شمرده‌ای. برای مساحت، خانه‌های رنگی را بشمار.`,
        ],
        [
          'white-counted',
          'مساحت قسمت بی‌رنگ را حساب کرده',
          isMiscount ? null : white,
          line`خانه‌های بی‌رنگ جزو شکل نیستند. فقط قسمت رنگی را بشمار.`,
        ],
        ['one-missed', 'یک مربع را جا انداخته', area - 1, line`ردیف‌به‌ردیف بشمار تا هیچ خانه‌ای جا نماند.`],
      ),
      hints: [
        hint(p`مساحت یعنی چند مربع کوچک، سطح شکل را می‌پوشاند.`),
        hint(p`مربع‌های کاملِ رنگی را ردیف‌به‌ردیف بشمار.`),
        ...(pairs > 0 ? [hint(p`هر دو نیم‌مربع، یک مربع کامل می‌شود.`)] : []),
      ],
      solution:
        pairs === 0
          ? [
              step(p`مربع‌های رنگی را ردیف‌به‌ردیف، از بالا به پایین می‌شماریم.`),
              step(p`همه را با هم جمع می‌کنیم؛ مساحت ${area} مربع کوچک است.`, display(row(...sum, '=', area))),
            ]
          : [
              step(p`مربع‌های کامل را ردیف‌به‌ردیف می‌شماریم.`, display(row(...sum, '=', whole))),
              step(
                p`${2 * pairs} نیم‌مربع داریم و هر دو نیم‌مربع، یک مربع کامل می‌شود.`,
                display(row(2 * pairs, '÷', 2, '=', pairs)),
              ),
              step(p`پس مساحت ${area} مربع کوچک است.`, display(row(whole, '+', pairs, '=', area))),
            ],
    };
  },
});
