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
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

interface Trials {
  /** What was done, before the number of times: «یک سکه را». */
  readonly done: string;
  readonly verb: string;
  readonly outcomes: readonly string[];
  readonly heading: string;
}

const experiments = (rng: Rng): readonly Trials[] => [
  { done: 'یک سکه را', verb: 'انداخت', outcomes: ['رو', 'پشت'], heading: 'نتیجهٔ سکه' },
  {
    done: 'یک تاس را',
    verb: 'انداخت',
    outcomes: [1, 2, 3, 4, 5, 6].map((face) => `عدد ${persianNumber(face)}`),
    heading: 'نتیجهٔ تاس',
  },
  { done: 'چرخنده‌ای سه‌رنگ را', verb: 'چرخاند', outcomes: rng.sample(['قرمز', 'آبی', 'سبز', 'زرد'], 3), heading: 'رنگ' },
  { done: 'چرخنده‌ای چهاررنگ را', verb: 'چرخاند', outcomes: rng.shuffle(['قرمز', 'آبی', 'سبز', 'زرد']), heading: 'رنگ' },
];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'compare'],
  3: ['figure', 'compare', 'find-mistake', 'reverse'],
  4: ['compare', 'find-mistake', 'reverse'],
};
const totalOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [10, 20],
  2: [15, 40],
  3: [24, 60],
  4: [30, 60],
};

/** Counts that add up to the total, none of them 0. */
function drawCounts(rng: Rng, kinds: number, total: number): readonly number[] | null {
  const near = Math.floor(total / kinds);
  const counts = Array.from({ length: kinds - 1 }, () =>
    rng.int(Math.max(1, Math.floor(near / 2)), near + Math.ceil(near / 2)),
  );
  const last = total - counts.reduce((sum, count) => sum + count, 0);
  return last < 1 || last > near * 2 ? null : rng.shuffle([...counts, last]);
}

function table(heading: string, outcomes: readonly string[], counts: readonly number[], hidden: number): Figure {
  return {
    t: 'table',
    description: `جدول نتیجه‌ها؛ ${outcomes.map((name, index) => `${name}: ${index === hidden ? 'علامت سؤال' : persianNumber(counts[index] ?? 0)}`).join('، ')}`,
    columns: [heading, 'تعداد دفعه‌ها'],
    rows: outcomes.map((name, index) => [
      { t: 'text', text: name },
      index === hidden ? { t: 'text', text: '؟' } : { t: 'math', math: num(counts[index] ?? 0) },
    ]),
  };
}

export const probabilityTrials = defineSkill({
  id: 'g4-probability-trials',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onTable],
  revision: 8,
  commonMistakes: ['difference-from-total'],
  make: (rng, level) => {
    const { done, verb, outcomes, heading } = rng.pick(
      experiments(rng).filter((one) => level > 1 || one.outcomes.length < 5),
    );
    const kinds = outcomes.length;
    const form = rng.pick(formsOf[level]);
    const drawn = rng.int(...totalOf[level]);
    // What is expected is stated only of a number of trials that can be shared evenly.
    const total = form === 'reverse' ? drawn - (drawn % kinds) : drawn;
    const counts = drawCounts(rng, kinds, total);
    if (counts === null || total < 10) return null;
    const hidden = rng.int(0, kinds - 1);
    const missing = counts[hidden] ?? 0;
    const known = counts.filter((_, index) => index !== hidden);
    const shown = known.reduce((sum, count) => sum + count, 0);
    const [i = 0, j = 1] = rng.sample(
      counts.map((_, index) => index),
      2,
    );
    const [a, b] = [counts[i] ?? 0, counts[j] ?? 0];
    const name = child(rng);
    const lead = p`${name} ${done} ${total} بار ${verb} و نتیجه‌ها را در جدول نوشت.`;
    if (form === 'compare' && (a <= b || hidden === i || hidden === j) && kinds > 2) return null;
    if (form === 'compare' && kinds === 2) return null;
    // What is compared is not read at a row.
    if (form === 'compare' && counts.includes(a - b)) return null;
    const answer = form === 'compare' ? a - b : form === 'reverse' ? total / kinds : missing;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'compare':
          return [lead, p`«${outcomes[i] ?? ''}» چند بار بیشتر از «${outcomes[j] ?? ''}» آمده است؟`];
        case 'find-mistake':
          return [
            lead,
            p`یک خانهٔ جدول پاک شده است. دوستش گفت در آن ${total - missing} بوده، ولی درست نیست. در این خانه چه عددی بوده است؟`,
          ];
        case 'reverse':
          return [
            p`${name} می‌خواهد ${done} ${total} بار ${verb.replace('انداخت', 'بیندازد').replace('چرخاند', 'بچرخاند')}. همهٔ نتیجه‌ها شانس مساوی دارند: ${outcomes.map((one) => `«${one}»`).join('، ')}.`,
            p`انتظار داریم «${outcomes[hidden] ?? ''}» نزدیک به چند بار بیاید؟`,
          ];
        case 'story':
          return [lead, p`جوهر روی یکی از عددها ریخته است. آن عدد چند بوده است؟`];
        default:
          return [lead, p`جای علامت سؤال چه عددی می‌نشیند؟`];
      }
    };
    const isMissing = form !== 'compare' && form !== 'reverse';
    return {
      form,
      stem: stem(),
      ...(form === 'reverse' ? {} : { figure: table(heading, outcomes, counts, form === 'compare' ? -1 : hidden) }),
      ...integerAnswer(answer),
      misconceptions: isMissing
        ? wholeMisconceptions(
            [
              known.length === 1 ? 'shown-written' : 'shown-added',
              known.length === 1 ? 'تعداد دفعه‌های معلوم را نوشته' : 'عددهای معلوم را جمع کرده و از کل کم نکرده',
              shown,
              line`این تعداد دفعه‌های معلوم است. تا همهٔ دفعه‌ها چند تا مانده است؟`,
            ],
            [
              'shared-evenly',
              'همهٔ دفعه‌ها را به طور مساوی تقسیم کرده',
              total % kinds === 0 ? total / kinds : null,
              line`نتیجهٔ آزمایش‌ها همیشه مساوی نمی‌شود. از عددهای جدول کمک بگیر.`,
            ],
            [
              'one-count-forgotten',
              'یکی از عددهای جدول را کم نکرده',
              // Of 2 and 8, the one left over and their difference come to the same where 14 is the total.
              known.length === 1 ||
              (known.length === 2 && total - (known[1] ?? 0) === Math.abs((known[0] ?? 0) - (known[1] ?? 0)))
                ? null
                : total - (shown - (known[0] ?? 0)),
              line`همهٔ عددهای معلوم جدول را از کل کم کن.`,
            ],
            [
              'total-written',
              'تعداد همهٔ دفعه‌ها را نوشته',
              total,
              line`این تعداد همهٔ دفعه‌هاست. سؤال یکی از نتیجه‌ها را می‌خواهد.`,
            ],
          )
        : form === 'compare'
          ? wholeMisconceptions(
              ['counts-added', 'دو عدد را جمع کرده', a + b, line`«چند بار بیشتر» یعنی اختلاف دو عدد.`],
              ['one-count-written', 'فقط یکی از عددها را نوشته', a, line`عدد دیگر را هم از جدول بخوان و از این کم کن.`],
              [
                'difference-from-total',
                'از تعداد همهٔ دفعه‌ها کم کرده',
                total - a,
                line`سؤال این دو نتیجه را با هم مقایسه می‌کند، نه با همهٔ دفعه‌ها.`,
              ],
            )
          : wholeMisconceptions(
              [
                'total-written',
                'تعداد همهٔ دفعه‌ها را نوشته',
                total,
                line`همهٔ نتیجه‌ها شانس مساوی دارند؛ دفعه‌ها بین آن‌ها تقسیم می‌شود.`,
              ],
              [
                'half-taken',
                'نصف دفعه‌ها را نوشته',
                total % 2 === 0 ? total / 2 : null,
                line`ببین چند نتیجه با شانس مساوی داریم.`,
              ],
              [
                'outcomes-counted',
                'تعداد نتیجه‌ها را نوشته',
                kinds,
                line`این تعداد نتیجه‌هاست. دفعه‌ها را بین آن‌ها تقسیم کن.`,
              ],
              ['one-share-more', 'یکی بیشتر نوشته', total / kinds + 1, line`تقسیم را یک بار دیگر انجام بده.`],
            ),
      hints: isMissing
        ? [
            hint(p`همهٔ دفعه‌ها روی هم ${total} تاست. ببین کدام عدد در جدول نوشته نشده است.`),
            known.length === 1
              ? hint(p`یکی از دو عدد در جدول معلوم است: ${shown}.`)
              : hint(
                  p`اول عددهای معلوم را با هم جمع کن.`,
                  display(row(...known.flatMap((count, index) => (index === 0 ? [count] : ['+' as const, count])))),
                ),
            hint(p`حالا ببین تا ${total} چند تا مانده است.`),
          ]
        : form === 'compare'
          ? [
              hint(p`دو نتیجه را در جدول پیدا کن و تعداد هر کدام را بخوان.`),
              hint(p`«چند بار بیشتر» را با تفریق پیدا می‌کنیم.`, display(row(a, '−', b))),
            ]
          : [
              hint(p`همهٔ نتیجه‌ها شانس مساوی دارند؛ پس انتظار داریم هر کدام نزدیک به یک اندازه بیایند.`),
              hint(p`تعداد دفعه‌ها را بر تعداد نتیجه‌ها تقسیم کن.`, display(row(total, '÷', kinds))),
            ],
      solution: isMissing
        ? [
            known.length === 1
              ? step(p`در جدول، عدد معلوم ${shown} است و بقیهٔ دفعه‌ها نتیجهٔ دیگر بوده است.`)
              : step(
                  p`عددهای معلوم را با هم جمع می‌کنیم.`,
                  display(
                    row(
                      ...known.flatMap((count, index) => (index === 0 ? [count] : ['+' as const, count])),
                      '=',
                      shown,
                    ),
                  ),
                ),
            step(p`آن را از تعداد همهٔ دفعه‌ها کم می‌کنیم.`, display(row(total, '−', shown, '=', missing))),
          ]
        : form === 'compare'
          ? [
              step(p`از جدول می‌خوانیم: «${outcomes[i] ?? ''}» ${a} بار و «${outcomes[j] ?? ''}» ${b} بار آمده است.`),
              step(p`اختلاف را پیدا می‌کنیم.`, display(row(a, '−', b, '=', answer))),
            ]
          : [
              step(p`${kinds} نتیجه با شانس مساوی داریم؛ پس دفعه‌ها را بر ${kinds} تقسیم می‌کنیم.`),
              step(p`انتظار داریم هر نتیجه نزدیک به این تعداد بیاید:`, display(row(total, '÷', kinds, '=', answer))),
            ],
    };
  },
});
