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
  mistake,
  p,
  persianNumber,
  type QuestionForm,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { settings } from './stories/parts-of-a-whole.ts';

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['figure', 'story', 'bare'],
  2: ['figure', 'story', 'story', 'bare', 'find-mistake'],
  3: ['story', 'story', 'bare', 'find-mistake'],
  4: ['story', 'story', 'reverse', 'find-mistake'],
};

/** `told` is what is said to be part of the whole: the part itself, or (in reverse) what is left beside it. */
interface Task {
  readonly part: Fraction;
  readonly whole: number;
  readonly told: number;
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
  if (level > 1 && part.top === 1) return null;
  const size = rng.int(2, Math.floor(mostOf[level] / part.bottom));
  const whole = size * part.bottom;
  const told = size * (isRest ? part.bottom - part.top : part.top);
  // The one part of the rest is the fraction of the part itself: nothing to think about.
  if (isRest && part.top * 2 === part.bottom) return null;
  return whole > mostOf[level] ? null : { part, whole, told, isRest };
}

/** The fraction the told amount is of the whole. */
function toldPart({ part, isRest }: Task): Fraction {
  return isRest ? { top: part.bottom - part.top, bottom: part.bottom } : part;
}

function mistakesOf(task: Task): readonly Misconception[] {
  const { part, told, isRest } = task;
  const { top, bottom } = toldPart(task);
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: number, message: Misconception['message']) => {
    if (Number.isSafeInteger(answer) && answer > 0) found.push(mistake(id, title, integerKey(answer), message));
  };
  if (isRest) {
    add(
      'rest-taken-for-part',
      'مقدار مانده را مقدار کسر گفته‌شده گرفته',
      (told / part.top) * part.bottom,
      line`عددی که گفته شده، مقدار بقیه است. ببین بقیه چه کسری از همه است.`,
    );
  }
  add(
    'fraction-of-part-taken',
    'کسر را از مقدار داده‌شده حساب کرده',
    (told / bottom) * top,
    line`مقداری که گفته شده خودش قسمتی از کل است. کل باید از آن بزرگ‌تر باشد.`,
  );
  add('one-part-found', 'فقط یک قسمت را پیدا کرده', told / top, line`این مقدار یک قسمت است. ببین کل چند قسمت دارد.`);
  add(
    'times-denominator-only',
    'مقدار را فقط در مخرج ضرب کرده',
    told * bottom,
    line`مقدار گفته‌شده بیش از یک قسمت است. اول اندازهٔ یک قسمت را پیدا کن.`,
  );
  add(
    'rest-added-as-parts',
    'تعداد قسمت‌های مانده را به مقدار اضافه کرده',
    told + (bottom - top),
    line`قسمت‌های مانده را به اندازهٔ خودشان حساب کن، نه به تعدادشان.`,
  );
  return found;
}

function stem(rng: Rng, task: Task, form: QuestionForm): { blocks: readonly Block[]; unit?: string } | null {
  const { part, told, whole, isRest } = task;
  if (form === 'figure') {
    const [thing, unit] = rng.pick([
      ['همهٔ راه', 'کیلومتر'],
      ['همهٔ پول', 'هزار تومان'],
      ['گنجایش مخزن', 'لیتر'],
      ['همهٔ کتاب', 'صفحه'],
      ['همهٔ باغ', 'متر مربع'],
    ] as const);
    return {
      blocks: [p`نوار، ${thing} را نشان می‌دهد. قسمت رنگ‌شده ${told} ${unit} است.`, p`${thing} چند ${unit} است؟`],
      unit,
    };
  }
  if (form === 'bare') {
    return {
      blocks: rng.chance(1, 2)
        ? [p`${written(part)} عددی برابر با ${told} است. آن عدد چند است؟`]
        : [p`در جای خالی چه عددی باید باشد؟`, display(row(frac(part.top, part.bottom), '×', blank(), '=', told))],
    };
  }
  const fitting = settings.filter(({ least, most }) => whole >= least && whole <= most);
  if (fitting.length === 0) return null;
  const { tell, tellRest, unit } = rng.pick(fitting);
  const blocks = isRest ? tellRest(rng, part, told) : tell(rng, part, told);
  if (form !== 'find-mistake') return { blocks, unit };
  const wrong = mistakesOf(task)
    .map(({ answer }) => (answer.kind === 'integer' ? Number(answer.values[0]) : whole))
    .filter((value) => value !== whole);
  return {
    blocks: [...blocks, p`${child(rng)} نوشته است: ${rng.pick(wrong)} ${unit}؛ ولی درست نیست. جواب درست را بنویس.`],
    unit,
  };
}

function picture({ top, bottom }: Fraction): Figure {
  return {
    t: 'bars',
    description: `یک نوار که ${persianNumber(bottom)} قسمت مساوی دارد و ${persianNumber(top)} قسمت آن رنگ شده است`,
    bars: [{ parts: bottom, shaded: top, tone: 'accent' }],
  };
}

function hints(task: Task): readonly Hint[] {
  const { part, told, isRest } = task;
  const { top, bottom } = toldPart(task);
  return [
    isRest
      ? hint(
          p`${told} همهٔ مقدار نیست؛ آن است که بعد از کنار گذاشتن ${written(part)} کل می‌ماند. اول ببین چه کسری از کل می‌ماند.`,
        )
      : hint(p`${told} همهٔ مقدار نیست، قسمتی از آن است؛ کل را می‌خواهیم.`),
    isRest
      ? hint(p`یک نوار بکش و آن را به ${bottom} قسمت مساوی تقسیم کن. چند قسمت آن ${told} می‌شود؟`)
      : hint(p`یک نوار بکش و آن را به ${bottom} قسمت مساوی تقسیم کن. ${told} روی هم مقدار ${top} قسمت آن است.`),
    top === 1
      ? hint(p`حالا که مقدار یک قسمت را می‌دانی، مقدار همهٔ قسمت‌ها را پیدا کن.`)
      : hint(p`اول مقدار یک قسمت را پیدا کن؛ بعد مقدار همهٔ قسمت‌ها را.`),
  ];
}

function solution(task: Task, unit?: string): readonly SolutionStep[] {
  const { part, told, whole, isRest } = task;
  const { top, bottom } = toldPart(task);
  const size = told / top;
  return [
    isRest
      ? step(
          p`اگر ${written(part)} کل را کنار بگذاریم، ${frac(top, bottom)} آن می‌ماند و این مقدار ${told} است.`,
          display(row(1, '−', frac(part.top, part.bottom), '=', frac(top, bottom))),
        )
      : step(p`کل ${bottom} قسمت مساوی است و ${told} مقدار ${top} قسمت آن است.`),
    ...(top === 1
      ? []
      : [step(p`برای پیدا کردن یک قسمت، ${told} را بر ${top} تقسیم می‌کنیم.`, display(row(told, '÷', top, '=', size)))]),
    step(
      unit === undefined
        ? p`کل ${bottom} قسمت از این قسمت‌ها دارد.`
        : p`کل ${bottom} قسمت از این قسمت‌ها دارد؛ پس ${whole} ${unit} است.`,
      display(row(bottom, '×', size, '=', whole)),
    ),
  ];
}

export const wholeFromPart = defineSkill({
  id: 'g6-whole-from-part',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const task = draw(rng, level, form === 'reverse' || (level === 4 && form !== 'find-mistake' && rng.chance(1, 2)));
    if (task === null || (form === 'figure' && task.part.bottom > 12)) return null;
    const asked = stem(rng, task, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked.blocks,
      ...(form === 'figure' ? { figure: picture(task.part) } : {}),
      ...integerAnswer(task.whole, asked.unit === undefined ? {} : { unit: asked.unit }),
      misconceptions: mistakesOf(task),
      hints: hints(task),
      solution: solution(task, asked.unit),
    };
  },
});
