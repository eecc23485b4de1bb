import {
  blank,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerAnswers,
  type Level,
  line,
  onTable,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import {
  type Column,
  columns,
  drawWork,
  headings,
  lead,
  quotientOf,
  type Work,
  workTable,
} from './question-parts/partial-quotients-table.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['figure', 'reverse', 'find-mistake'],
};
/** One or two cells of the working asked. */
function cells(rng: Rng, level: Level, form: QuestionVariant, work: Work): QuestionDraft | null {
  const { divisor, steps } = work;
  const at = rng.int(0, steps.length - 1);
  const column = rng.pick(columns);
  const two = level > 2 && steps.length > 1;
  const otherAt = (at + 1) % steps.length;
  const otherColumn = rng.pick(columns);
  const hidden = new Map([[`${at}-${column}`, two ? 'الف' : '؟']]);
  if (two) hidden.set(`${otherAt}-${otherColumn}`, 'ب');
  const read = (index: number, of: Column) => steps[index]?.[of] ?? 0;
  const [first, second] = [read(at, column), read(otherAt, otherColumn)];
  // Two letters for one number would not tell which was found.
  if (two && first === second) return null;
  // At the stretch no other row shows what is asked.
  const isShown = (index: number, of: Column) =>
    of !== 'left' && steps.some(({ times }, other) => other !== index && times === steps[index]?.times);
  if (level === 4 && (isShown(at, column) || (two && isShown(otherAt, otherColumn)))) return null;
  const asked = [[at, column] as const, ...(two ? [[otherAt, otherColumn] as const] : [])];
  const writtenMisconceptionOf = (
    index: number,
    of: Column,
  ): readonly [string, string, number, ReturnType<typeof line>] => {
    const one = steps[index] ?? { before: 0, times: 0, taken: 0, left: 0 };
    switch (of) {
      case 'times':
        return [
          'taken-in-place-of-times',
          'به جای تعداد دفعه‌ها، مقدار کم‌شده را نوشته',
          one.taken,
          line`این ستون می‌گوید ${divisor} چند بار برداشته شده است، نه این‌که روی هم چقدر شده است.`,
        ];
      case 'taken':
        return [
          'times-in-place-of-taken',
          'به جای مقدار کم‌شده، تعداد دفعه‌ها را نوشته',
          one.times,
          line`هر بار ${divisor} تا برداشته شده است. تعداد دفعه‌ها را در ${divisor} ضرب کن.`,
        ];
      case 'left':
        if (index === 0)
          return [
            'added-in-place-of-taken',
            'مقدار کم‌شده را اضافه کرده',
            one.before + one.taken,
            line`آنچه برداشته‌ایم کم می‌شود. پس مقداری که می‌ماند بیشتر است یا کمتر؟`,
          ];
        return [
          'taken-from-the-whole',
          'مقدار کم‌شده را از عدد اول کم کرده، نه از مقداری که مانده بود',
          work.dividend - one.taken,
          line`در هر مرحله از مقداری کم می‌کنیم که از مرحلهٔ قبل مانده است.`,
        ];
    }
  };
  const writtenMisconception = writtenMisconceptionOf(at, column);
  const { before = 0, times = 0 } = steps[at] ?? {};
  // A ten is miscounted where one is worked out; 18 in place of 2 × 4 is also twice the 9 that were left.
  const hasTens = column === 'taken' ? first >= 10 : column === 'left' && before >= 10;
  const tenMore = hasTens && first + 10 !== times * before ? first + 10 : null;
  const misconceptions: QuestionDraft['misconceptions'] = two
    ? [
        ...wholeMisconceptions(writtenMisconception).map((one) => ({
          ...one,
          answer: { kind: 'integer' as const, values: [String(writtenMisconception[2]), String(second)] },
        })),
        ...wholeMisconceptions([
          'cells-swapped',
          'دو جای خالی را جابه‌جا نوشته',
          second,
          line`ببین «الف» در کدام خانه است و «ب» در کدام خانه.`,
        ]).map((one) => ({ ...one, answer: { kind: 'integer' as const, values: [String(second), String(first)] } })),
        ...wholeMisconceptions([
          'ten-off',
          'در محاسبه یک ده‌تایی اشتباه کرده',
          tenMore,
          line`محاسبهٔ «الف» را یک بار دیگر انجام بده.`,
        ]).map((one) => ({
          ...one,
          answer: { kind: 'integer' as const, values: [String(first + 10), String(second)] },
        })),
      ]
    : wholeMisconceptions(
        writtenMisconception,
        [
          'whole-quotient-written',
          'همهٔ دفعه‌ها را نوشته، نه دفعه‌های یک مرحله را',
          column === 'times' ? quotientOf(work) : null,
          line`این تعداد همهٔ دفعه‌هاست. در جدول، تعداد دفعه‌های یک مرحله را می‌خواهیم.`,
        ],
        ['ten-off', 'در محاسبه یک ده‌تایی اشتباه کرده', tenMore, line`راهت درست است؛ محاسبه را یک بار دیگر انجام بده.`],
        [
          'ten-too-few',
          'در محاسبه یک ده‌تایی کمتر نوشته',
          first - 10,
          line`راهت درست است؛ محاسبه را یک بار دیگر انجام بده.`,
        ],
      );
  const shown = (index: number, of: Column) => {
    const one = steps[index] ?? { before: 0, times: 0, taken: 0, left: 0 };
    if (of === 'left') return row(one.before, '−', one.taken, '=', one.left);
    return of === 'taken' ? row(one.times, '×', divisor, '=', one.taken) : row(one.taken, '÷', divisor, '=', one.times);
  };
  return {
    form,
    stem: [
      lead(rng, work, form === 'story'),
      two ? p`در جدول، به جای «الف» و «ب» چه عددهایی می‌نشیند؟` : p`در جدول، جای علامت سؤال چه عددی می‌نشیند؟`,
    ],
    figure: workTable(work, hidden),
    ...(two ? integerAnswers([first, { label: 'الف' }], [second, { label: 'ب' }]) : integerAnswer(first)),
    misconceptions,
    hints: [
      hint(p`هر ردیف یک مرحله است: چند بار ${divisor} برداشته‌ایم، روی هم چقدر کم شده و چقدر مانده است.`),
      hint(p`مقداری که کم می‌شود، تعداد دفعه‌ها ضربدر ${divisor} است.`),
      hint(p`مقداری که می‌ماند، همان مقدار قبلی منهای مقدار کم‌شدهٔ همان ردیف است.`),
    ],
    solution: [
      step(p`در هر مرحله تعداد دفعه‌ها را در ${divisor} ضرب می‌کنیم و حاصل را از مقدار قبلی کم می‌کنیم.`),
      step(
        two ? p`پس «الف» و «ب» این‌ها هستند: ${first} و ${second}.` : p`پس عدد خواسته‌شده ${first} است.`,
        ...asked.map(([index, of]) => display(shown(index, of))),
      ),
    ],
  };
}

/** The whole quotient from the finished working. */
function whole(rng: Rng, form: QuestionVariant, work: Work): QuestionDraft | null {
  const { dividend, divisor, steps } = work;
  const quotient = quotientOf(work);
  const last = steps.at(-1);
  if (last === undefined || steps.length < 2) return null;
  const wrong = steps[0]?.times ?? 0;
  return {
    form,
    stem:
      form === 'find-mistake'
        ? [
            lead(rng, work, false),
            p`بعد از تمام شدن کار گفت: «خارج‌قسمت ${wrong} است.» ولی درست نگفت. خارج‌قسمت چند است؟`,
          ]
        : [lead(rng, work, false), p`کار تا آخر انجام شده است. خارج‌قسمت این تقسیم چند است؟`],
    figure: workTable(work, new Map()),
    ...integerAnswer(quotient),
    misconceptions: wholeMisconceptions(
      [
        'first-part-only',
        'فقط عدد مرحلهٔ اول را نوشته',
        wrong,
        line`این فقط مرحلهٔ اول است. دفعه‌های مرحله‌های دیگر را هم حساب کن.`,
      ],
      [
        'last-part-only',
        'فقط عدد مرحلهٔ آخر را نوشته',
        last.times,
        line`این فقط مرحلهٔ آخر است. دفعه‌های مرحله‌های دیگر را هم حساب کن.`,
      ],
      [
        'remainder-written',
        'مقدار آخر ستون باقی‌مانده را نوشته',
        last.left,
        line`این مقداری است که در آخر مانده. خارج‌قسمت تعداد همهٔ دفعه‌هاست.`,
      ],
      [
        'taken-added',
        'مقدارهای کم‌شده را جمع کرده',
        quotient * divisor,
        line`ستونی را جمع کن که تعداد دفعه‌ها را نشان می‌دهد.`,
      ],
      [
        'steps-counted',
        'تعداد مرحله‌ها را نوشته',
        steps.length,
        line`تعداد مرحله‌ها را شمردی. در هر مرحله چند بار برداشته شده است؟`,
      ],
    ),
    hints: [
      hint(p`خارج‌قسمت می‌گوید ${divisor} روی هم چند بار از ${dividend} برداشته شده است.`),
      hint(p`به ستون «${headings.times}» نگاه کن.`),
      hint(
        p`عددهای این ستون را با هم جمع کن.`,
        display(
          row(...steps.flatMap(({ times }, index) => (index === 0 ? [times] : ['+' as const, times])), '=', blank()),
        ),
      ),
    ],
    solution: [
      step(p`در هر مرحله ${divisor} را چند بار برداشته‌ایم. خارج‌قسمت، جمع همهٔ این دفعه‌هاست.`),
      step(
        p`عددهای ستون اول را جمع می‌کنیم.`,
        display(
          row(...steps.flatMap(({ times }, index) => (index === 0 ? [times] : ['+' as const, times])), '=', quotient),
        ),
      ),
    ],
  };
}

export const divPartialQuotients = defineSkill({
  id: 'g4-div-partial-quotients',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onTable],
  revision: 11,
  commonMistakes: ['steps-counted'],
  make: (rng, level) => {
    const work = drawWork(rng, level);
    const form = rng.pick(formsOf[level]);
    return form === 'reverse' || form === 'find-mistake' ? whole(rng, form, work) : cells(rng, level, form, work);
  },
});
