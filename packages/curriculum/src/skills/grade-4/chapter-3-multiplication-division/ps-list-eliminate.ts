import {
  type Block,
  defineSkill,
  type Figure,
  figureBlock,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { type Case, drawPuzzle, type Puzzle } from './question-parts/list-and-eliminate-puzzles.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 6, 2: 8, 3: 11, 4: 14 };

/** Cases as a list with headings; those past `shown` are left to the child. */
function list({ headings, cases }: Puzzle, shown: number): Figure {
  const rows = cases.slice(0, shown);
  const statement = rows
    .map(({ one, other, measure }) => [one, other, measure].map((value) => persianNumber(value)).join('، '))
    .join('؛ ');
  const math = (value: number) => ({ t: 'math' as const, math: num(value) });
  return {
    t: 'table',
    description: `فهرست حالت‌ها با سه ستون «${headings[0]}»، «${headings[1]}» و «${headings[2]}»؛ ردیف‌ها: ${statement}`,
    columns: headings,
    rows: rows.map(({ one, other, measure }) => [math(one), math(other), math(measure)]),
  };
}

export const psListEliminate = defineSkill({
  id: 'g4-ps-list-eliminate',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 12,
  make: (rng, level) => {
    const puzzle = drawPuzzle(rng, mostOf[level]);
    if (puzzle === null) return null;
    const { cases, target, statement, ask, unit, answer: read, isStory, headings, begin } = puzzle;
    // In a sentence the unit is left to the heading: «محیط», not «محیط به متر».
    const [oneName = '', otherName = '', measured = ''] = headings.map((heading) => heading.split(' به ')[0] ?? '');
    const at = cases.findIndex(({ measure }) => measure === target);
    const right = cases[at];
    if (right === undefined) return null;
    const answer = read(right);
    const form = rng.pick(formsOf[level]);
    if ((form === 'bare' && isStory) || (form === 'story' && !isStory)) return null;
    // The list that is begun stops short of the answer.
    const begun = Math.min(3, at);
    if (form === 'figure' && begun < 1) return null;
    const near = (by: number): Case | null => cases[at + by] ?? null;
    const readOf = (one: Case | null) => (one === null ? null : read(one));
    const wrong = readOf(near(1)) ?? readOf(near(-1)) ?? answer;
    if (form === 'find-mistake' && wrong === answer) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [statement, p`حالت‌ها را به ترتیب نوشته‌ایم، ولی فهرست هنوز کامل نیست. آن را ادامه بده.`, ask];
        case 'find-mistake':
          return [
            statement,
            ask,
            p`یکی از بچه‌ها جواب داد: «${wrong}». این جواب فقط با یکی از شرط‌ها جور است. جواب درست چند است؟`,
          ];
        default:
          return [statement, ask];
      }
    };
    const example = cases.find((_, index) => index !== at) ?? right;
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: list(puzzle, begun) } : {}),
      ...integerAnswer(answer, unit === null ? {} : { unit }),
      misconceptions: wholeMisconceptions(
        [
          'one-case-after',
          'جوابی نوشته که با شرط دوم جور نیست: حالت بعد از حالت درست',
          readOf(near(1)),
          line`این حالت با شرط اول جور است. ${measured} را هم برایش حساب کن.`,
        ],
        [
          'one-case-before',
          'جوابی نوشته که با شرط دوم جور نیست: حالت پیش از حالت درست',
          readOf(near(-1)),
          line`این حالت با شرط اول جور است. ${measured} را هم برایش حساب کن.`,
        ],
        [
          'other-amount-written',
          'مقدار دیگر را نوشته',
          // A number put together of both amounts has no other that could be asked.
          answer === right.other ? right.one : null,
          line`حالت درست را پیدا کرده‌ای؟ یک بار دیگر ببین سؤال کدام مقدار را می‌خواهد.`,
        ],
        [
          'first-case-taken',
          'اولین حالت را بدون بررسی شرط دوم نوشته',
          readOf(cases[0] ?? null),
          line`این حالت فقط با شرط اول جور است. شرط دوم را هم بررسی کن.`,
        ],
        [
          'last-case-taken',
          'آخرین حالت را بدون بررسی شرط دوم نوشته',
          // Two equal numbers are also half of what both come to.
          cases.at(-1)?.one === cases.at(-1)?.other ? null : readOf(cases.at(-1) ?? null),
          line`این حالت فقط با شرط اول جور است. شرط دوم را هم بررسی کن.`,
        ],
      ),
      hints: [
        hint(p`مسئله دو شرط دارد. اول حالت‌هایی را پیدا کن که با شرط اول جورند.`),
        hint(p`${begin}؛ مثلاً یکی از حالت‌ها این است: ${oneName} ${example.one}، ${otherName} ${example.other}.`),
        hint(p`برای هر حالت ${measured} را حساب کن و حالت‌هایی را که با شرط دوم جور نیستند خط بزن.`),
      ],
      solution: [
        step(p`حالت‌هایی را که با شرط اول جورند به ترتیب می‌نویسیم و ${measured} را برای هر کدام حساب می‌کنیم.`),
        step(
          p`حالت‌هایی را که با شرط دوم جور نیستند حذف می‌کنیم. فقط حالتی می‌ماند که ${measured} در آن ${target} است؛ پس جواب ${answer} است:`,
          figureBlock(list(puzzle, cases.length)),
        ),
      ],
    };
  },
});
