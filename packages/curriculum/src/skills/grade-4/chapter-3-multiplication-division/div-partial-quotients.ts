import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerAnswers,
  type Level,
  line,
  num,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionForm,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMistakes } from '../../../authoring/whole-mistakes.ts';

/** One step of a division by partial quotients. */
interface PartStep {
  readonly before: number;
  readonly times: number;
  readonly taken: number;
  readonly left: number;
}

interface Work {
  readonly dividend: number;
  readonly divisor: number;
  readonly steps: readonly PartStep[];
}

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['figure', 'reverse', 'find-mistake'],
};
const scopeOf: Readonly<
  Record<Level, { readonly divisor: readonly [number, number]; readonly quotient: readonly [number, number] }>
> = {
  1: { divisor: [2, 5], quotient: [11, 19] },
  2: { divisor: [3, 9], quotient: [12, 39] },
  3: { divisor: [4, 12], quotient: [21, 59] },
  4: { divisor: [11, 19], quotient: [23, 69] },
};

/** Tens are taken away ten or twenty times the divisor at a go, then the ones. */
function draw(rng: Rng, level: Level): Work {
  const scope = scopeOf[level];
  const divisor = rng.int(...scope.divisor);
  const quotient = rng.int(...scope.quotient);
  const dividend = divisor * quotient + rng.int(0, divisor - 1);
  const steps: PartStep[] = [];
  let left = dividend;
  let togo = quotient;
  while (togo > 0) {
    const times = togo >= 20 && (level > 2 || rng.chance(1, 2)) ? 20 : Math.min(togo, 10);
    const taken = times * divisor;
    steps.push({ before: left, times, taken, left: left - taken });
    left -= taken;
    togo -= times;
  }
  return { dividend, divisor, steps };
}

type Column = 'times' | 'taken' | 'left';

const headings: Readonly<Record<Column, string>> = {
  times: 'چند بار برداشته شد',
  taken: 'مقداری که کم شد',
  left: 'مقداری که ماند',
};
const columns = ['times', 'taken', 'left'] as const;

/** The working as a table; hidden cells carry a letter. */
function table({ dividend, divisor, steps }: Work, hidden: ReadonlyMap<string, string>): Figure {
  const rows = steps.map((each, index) =>
    columns.map((column) => {
      const letter = hidden.get(`${index}-${column}`);
      return letter === undefined
        ? { t: 'math' as const, math: num(each[column]) }
        : { t: 'text' as const, text: letter };
    }),
  );
  const told = steps
    .map((each, index) =>
      columns
        .map((column) => hidden.get(`${index}-${column}`)?.replace('؟', 'علامت سؤال') ?? persianNumber(each[column]))
        .join('، '),
    )
    .join('؛ ');
  return {
    t: 'table',
    description: `مرحله‌های تقسیم ${persianNumber(dividend)} بر ${persianNumber(divisor)} در جدولی با سه ستون ${columns.map((column) => `«${headings[column]}»`).join('، ')}؛ ردیف‌ها: ${told}`,
    columns: columns.map((column) => headings[column]),
    rows,
  };
}

function quotientOf({ steps }: Work): number {
  return steps.reduce((sum, { times }) => sum + times, 0);
}

function lead(rng: Rng, { dividend, divisor }: Work, isStory: boolean): Block {
  const name = child(rng);
  if (!isStory)
    return p`${name} ${dividend} را مرحله‌به‌مرحله بر ${divisor} تقسیم کرده است. در هر مرحله چند تا ${divisor}تایی برداشته است.`;
  return rng.pick<Block>([
    p`${name} ${dividend} مهره را ${divisor}تا ${divisor}تا دسته می‌کند و در هر مرحله چند دسته برمی‌دارد.`,
    p`نانوایی ${dividend} نان را ${divisor}تا ${divisor}تا در بسته می‌گذارد و در هر مرحله چند بسته آماده می‌کند.`,
    p`${name} ${dividend} سانتی‌متر روبان را به تکه‌های ${divisor} سانتی‌متری می‌برد و در هر مرحله چند تکه می‌برد.`,
    p`کشاورزی ${dividend} کیلوگرم گندم را در کیسه‌های ${divisor} کیلوگرمی می‌ریزد و در هر مرحله چند کیسه پر می‌کند.`,
    p`${name} ${dividend} عکس را ${divisor}تا ${divisor}تا در صفحه‌های آلبوم می‌گذارد و در هر مرحله چند صفحه را پر می‌کند.`,
    p`در مرغداری ${dividend} تخم‌مرغ را ${divisor}تا ${divisor}تا در جعبه می‌چینند و در هر مرحله چند جعبه پر می‌کنند.`,
  ]);
}

/** One or two cells of the working asked. */
function cells(rng: Rng, level: Level, form: QuestionForm, work: Work): QuestionDraft {
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
  const asked = [[at, column] as const, ...(two ? [[otherAt, otherColumn] as const] : [])];
  const slipOf = (index: number, of: Column): readonly [string, string, number, ReturnType<typeof line>] => {
    const one = steps[index] ?? { before: 0, times: 0, taken: 0, left: 0 };
    switch (of) {
      case 'times':
        return [
          'taken-in-place-of-times',
          'به جای تعداد دفعه‌ها، مقدار کم‌شده را نوشته',
          one.taken,
          line`این ستون می‌گوید ${divisor} چند بار برداشته شده است، نه این که روی هم چقدر شده است.`,
        ];
      case 'taken':
        return [
          'times-in-place-of-taken',
          'به جای مقدار کم‌شده، تعداد دفعه‌ها را نوشته',
          one.times,
          line`هر بار ${divisor} تا برداشته شده است. تعداد دفعه‌ها را در ${divisor} ضرب کن.`,
        ];
      case 'left':
        return [
          'taken-from-the-whole',
          'مقدار کم‌شده را از عدد اول کم کرده، نه از مقداری که مانده بود',
          index === 0 ? one.before + one.taken : work.dividend - one.taken,
          line`در هر مرحله از مقداری کم می‌کنیم که از مرحلهٔ قبل مانده است.`,
        ];
    }
  };
  const slip = slipOf(at, column);
  const mistakes: QuestionDraft['misconceptions'] = two
    ? [
        ...wholeMistakes(slip).map((one) => ({
          ...one,
          answer: { kind: 'integer' as const, values: [String(slip[2]), String(second)] },
        })),
        ...wholeMistakes([
          'cells-swapped',
          'دو جای خالی را جابه‌جا نوشته',
          second,
          line`ببین «الف» در کدام خانه است و «ب» در کدام خانه.`,
        ]).map((one) => ({ ...one, answer: { kind: 'integer' as const, values: [String(second), String(first)] } })),
        ...wholeMistakes([
          'ten-off',
          'در محاسبه یک ده‌تایی اشتباه کرده',
          first + 10,
          line`محاسبهٔ «الف» را یک بار دیگر انجام بده.`,
        ]).map((one) => ({
          ...one,
          answer: { kind: 'integer' as const, values: [String(first + 10), String(second)] },
        })),
      ]
    : wholeMistakes(
        slip,
        [
          'ten-off',
          'در محاسبه یک ده‌تایی اشتباه کرده',
          first + 10,
          line`راهت درست است؛ محاسبه را یک بار دیگر انجام بده.`,
        ],
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
    figure: table(work, hidden),
    ...(two ? integerAnswers([first, { label: 'الف' }], [second, { label: 'ب' }]) : integerAnswer(first)),
    misconceptions: mistakes,
    hints: [
      hint(p`هر ردیف یک مرحله است: چند بار ${divisor} برداشته‌ایم، روی هم چقدر کم شده و چقدر مانده است.`),
      hint(p`مقداری که کم می‌شود، تعداد دفعه‌ها ضربدر ${divisor} است.`),
      hint(p`مقداری که می‌ماند، همان مقدار قبلی منهای مقدار کم‌شده است. از ردیف جای خالی استفاده کن.`),
    ],
    solution: [
      step(p`در هر مرحله تعداد دفعه‌ها را در ${divisor} ضرب می‌کنیم و حاصل را از مقدار قبلی کم می‌کنیم.`),
      step(
        two ? p`پس «الف» و «ب» این‌ها هستند: ${first} و ${second}.` : p`پس عدد جای خالی ${first} است.`,
        ...asked.map(([index, of]) => display(shown(index, of))),
      ),
    ],
  };
}

/** The whole quotient from the finished working. */
function whole(rng: Rng, form: QuestionForm, work: Work): QuestionDraft | null {
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
    figure: table(work, new Map()),
    ...integerAnswer(quotient),
    misconceptions: wholeMistakes(
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
  make: (rng, level) => {
    const work = draw(rng, level);
    const form = rng.pick(formsOf[level]);
    return form === 'reverse' || form === 'find-mistake' ? whole(rng, form, work) : cells(rng, level, form, work);
  },
});
