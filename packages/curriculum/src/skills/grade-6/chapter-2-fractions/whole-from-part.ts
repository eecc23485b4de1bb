import { type Fraction, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  type Hint,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  partsOfQuantity,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { settings } from './question-parts/whole-from-part-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story', 'bare'],
  2: ['figure', 'story', 'story', 'bare', 'find-mistake'],
  3: ['story', 'story', 'bare', 'find-mistake'],
  4: ['story', 'story', 'reverse', 'find-mistake'],
};

/** `stated` is what is said to be part of the whole: the part itself, or (in reverse) what is left beside it. */
interface Task {
  readonly part: Fraction;
  readonly whole: number;
  readonly statement: number;
  readonly isRest: boolean;
}

const partsOf: Readonly<Record<Level, readonly Fraction[]>> = {
  1: reducedFractions(2, 6),
  2: reducedFractions(3, 8),
  3: reducedFractions(4, 12),
  4: reducedFractions(4, 15),
};

const mostOf: Readonly<Record<Level, number>> = { 1: 120, 2: 600, 3: 2000, 4: 2000 };

function draw(rng: Rng, level: Level, isRest: boolean): Task | null {
  const part = rng.pick(partsOf[level]);
  if (level > 1 && part.numerator === 1) return null;
  const size = rng.int(2, Math.floor(mostOf[level] / part.denominator));
  const whole = size * part.denominator;
  const statement = size * (isRest ? part.denominator - part.numerator : part.numerator);
  // The one part of the rest is the fraction of the part itself: nothing to think about.
  if (isRest && part.numerator * 2 === part.denominator) return null;
  return whole > mostOf[level] ? null : { part, whole, statement, isRest };
}

/** The fraction the stated amount is of the whole. */
function statementPart({ part, isRest }: Task): Fraction {
  return isRest ? { numerator: part.denominator - part.numerator, denominator: part.denominator } : part;
}

function misconceptionsFor(task: Task): readonly Misconception[] {
  const { part, statement, isRest } = task;
  const { numerator, denominator } = statementPart(task);
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: number, message: Misconception['message']) => {
    if (Number.isSafeInteger(answer) && answer > 0) found.push(misconception(id, title, integerKey(answer), message));
  };
  if (isRest) {
    add(
      'rest-taken-for-part',
      'مقدار مانده را مقدار کسر گفته‌شده گرفته',
      (statement / part.numerator) * part.denominator,
      line`عددی که گفته شده، مقدار بقیه است. ببین بقیه چه کسری از همه است.`,
    );
  }
  add(
    'fraction-of-part-taken',
    'کسر را از مقدار داده‌شده حساب کرده',
    (statement / denominator) * numerator,
    line`مقداری که گفته شده خودش قسمتی از کل است. کل باید از آن بزرگ‌تر باشد.`,
  );
  add(
    'one-part-found',
    'فقط یک قسمت را پیدا کرده',
    statement / numerator,
    line`این مقدار یک قسمت است. ببین کل چند قسمت دارد.`,
  );
  add(
    'times-denominator-only',
    'مقدار را فقط در تعداد همهٔ قسمت‌ها ضرب کرده',
    statement * denominator,
    line`مقدار گفته‌شده بیش از یک قسمت است. اول اندازهٔ یک قسمت را پیدا کن.`,
  );
  // One more than what the story states is a slip, and the fraction in percent is simpler than to add parts.
  if (denominator - numerator > 1 && (statement + denominator - numerator) * denominator !== numerator * 100) {
    add(
      'rest-added-as-parts',
      'تعداد قسمت‌های دیگر را به مقدار اضافه کرده',
      statement + (denominator - numerator),
      line`قسمت‌های دیگر را به اندازهٔ خودشان حساب کن، نه به تعدادشان.`,
    );
  }
  return found;
}

function stem(rng: Rng, task: Task, form: QuestionVariant): { blocks: readonly Block[]; unit?: string } | null {
  const { part, statement, whole, isRest } = task;
  if (form === 'figure') {
    const [thing, unit] = rng.pick([
      ['همهٔ راه', 'کیلومتر'],
      ['همهٔ پول', 'هزار تومان'],
      ['گنجایش مخزن', 'لیتر'],
      ['همهٔ کتاب', 'صفحه'],
      ['همهٔ باغ', 'متر مربع'],
    ] as const);
    return {
      blocks: [p`نوار، ${thing} را نشان می‌دهد. قسمت رنگ‌شده ${statement} ${unit} است.`, p`${thing} چند ${unit} است؟`],
      unit,
    };
  }
  if (form === 'bare') {
    return {
      blocks: rng.chance(1, 2)
        ? [p`${written(part)} عددی برابر با ${statement} است. آن عدد چند است؟`]
        : [
            p`در جای خالی چه عددی باید باشد؟`,
            display(row(frac(part.numerator, part.denominator), '×', blank(), '=', statement)),
          ],
    };
  }
  const fitting = settings.filter(({ least, most }) => whole >= least && whole <= most);
  if (fitting.length === 0) return null;
  const { write, writeRest, unit } = rng.pick(fitting);
  const blocks = isRest ? writeRest(rng, part, statement) : write(rng, part, statement);
  if (form !== 'find-mistake') return { blocks, unit };
  const wrong = misconceptionsFor(task)
    .map(({ answer }) => (answer.kind === 'integer' ? Number(answer.values[0]) : whole))
    .filter((value) => value !== whole);
  return {
    blocks: [...blocks, p`${child(rng)} نوشته است: ${rng.pick(wrong)} ${unit}؛ ولی درست نیست. جواب درست را بنویس.`],
    unit,
  };
}

function picture({ numerator, denominator }: Fraction): Figure {
  return {
    t: 'bars',
    description: `یک نوار که ${persianNumber(denominator)} قسمت مساوی دارد و ${persianNumber(numerator)} قسمت آن رنگ شده است`,
    bars: [{ parts: denominator, shaded: numerator, tone: 'accent' }],
  };
}

function hints(task: Task, isDrawn: boolean): readonly Hint[] {
  const { part, statement, isRest } = task;
  const { numerator, denominator } = statementPart(task);
  return [
    isRest
      ? hint(
          p`${statement} همهٔ مقدار نیست؛ آن است که بعد از کنار گذاشتن ${written(part)} کل می‌ماند. اول ببین چه کسری از کل می‌ماند.`,
        )
      : hint(p`${statement} همهٔ مقدار نیست، قسمتی از آن است؛ کل را می‌خواهیم.`),
    isRest
      ? hint(p`یک نوار بکش و آن را به ${denominator} قسمت مساوی تقسیم کن. چند قسمت آن ${statement} می‌شود؟`)
      : hint(
          p`${isDrawn ? `نوار ${persianNumber(denominator)} قسمت مساوی دارد` : `یک نوار بکش و آن را به ${persianNumber(denominator)} قسمت مساوی تقسیم کن`}. ${statement} روی هم مقدار ${numerator} قسمت آن است.`,
        ),
    numerator === 1
      ? hint(p`حالا که مقدار یک قسمت را می‌دانی، مقدار همهٔ قسمت‌ها را پیدا کن.`)
      : hint(p`اول مقدار یک قسمت را پیدا کن؛ بعد مقدار همهٔ قسمت‌ها را.`),
  ];
}

function solution(task: Task, unit?: string): readonly SolutionStep[] {
  const { part, statement, whole, isRest } = task;
  const { numerator, denominator } = statementPart(task);
  const size = statement / numerator;
  return [
    isRest
      ? step(
          p`اگر ${written(part)} کل را کنار بگذاریم، ${frac(numerator, denominator)} آن می‌ماند و این مقدار ${statement} است.`,
          display(row(1, '−', frac(part.numerator, part.denominator), '=', frac(numerator, denominator))),
        )
      : step(p`کل ${denominator} قسمت مساوی است و ${statement} مقدار ${numerator} قسمت آن است.`),
    ...(numerator === 1
      ? []
      : [
          step(
            p`برای پیدا کردن یک قسمت، ${statement} را بر ${numerator} تقسیم می‌کنیم.`,
            display(row(statement, '÷', numerator, '=', size)),
          ),
        ]),
    step(
      unit === undefined
        ? p`کل ${denominator} قسمت از این قسمت‌ها دارد.`
        : p`کل ${denominator} قسمت از این قسمت‌ها دارد؛ پس ${whole} ${unit} است.`,
      display(row(denominator, '×', size, '=', whole)),
    ),
  ];
}

export const wholeFromPart = defineSkill({
  id: 'g6-whole-from-part',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [partsOfQuantity],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const task = draw(rng, level, form === 'reverse' || (level === 4 && form !== 'find-mistake' && rng.chance(1, 2)));
    if (task === null || (form === 'figure' && task.part.denominator > 12)) return null;
    const asked = stem(rng, task, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked.blocks,
      ...(form === 'figure' ? { figure: picture(task.part) } : {}),
      ...integerAnswer(task.whole, asked.unit === undefined ? {} : { unit: asked.unit }),
      misconceptions: misconceptionsFor(task),
      hints: hints(task, form === 'figure'),
      solution: solution(task, asked.unit),
    };
  },
});
