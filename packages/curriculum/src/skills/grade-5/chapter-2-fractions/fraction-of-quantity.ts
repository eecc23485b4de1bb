import { quantityHints, quantitySolution } from '../../../authoring/fractions/quantity-help.ts';
import {
  amount,
  drawSimple,
  drawTwice,
  quantityMisconceptions,
  type Task,
  wholeMisconceptions,
} from '../../../authoring/fractions/quantity-tasks.ts';
import { settings } from '../../../authoring/fractions/stories/of-a-quantity.ts';
import { type Fraction, written } from '../../../authoring/fractions/written-numbers.ts';
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
  p,
  partsOfQuantity,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholesAsked } from './question-parts/whole-from-part-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story', 'story'],
  2: ['figure', 'bare', 'story', 'story', 'compare'],
  3: ['figure', 'story', 'story', 'story', 'find-mistake'],
  4: ['story', 'story', 'reverse', 'reverse', 'bare'],
};

/** Largest denominator and quantity; the book's quantities go to 1000. */
const limits: Readonly<Record<Level, { readonly denominator: number; readonly most: number }>> = {
  1: { denominator: 6, most: 100 },
  2: { denominator: 10, most: 400 },
  3: { denominator: 6, most: 1000 },
  4: { denominator: 8, most: 1000 },
};

type StemAndFigure = Pick<QuestionDraft, 'stem' | 'figure'>;

function draft(form: QuestionVariant, task: Task, unit: string | null, { stem, figure }: StemAndFigure): QuestionDraft {
  return {
    form,
    stem,
    ...(figure === undefined ? {} : { figure }),
    ...integerAnswer(amount(task), unit === null ? {} : { unit }),
    misconceptions: quantityMisconceptions(task, form === 'bare'),
    hints: quantityHints(task),
    solution: quantitySolution(task),
  };
}

function story(rng: Rng, level: Level): QuestionDraft | null {
  const setting = rng.pick(settings);
  const { denominator, most } = limits[level];
  const range = { denominator, numerator: level > 2 ? 2 : 1, least: setting.least, most: Math.min(setting.most, most) };
  const of = level < 3 || (level === 3 && rng.chance(1, 3)) ? null : level === 3 || rng.chance(1, 2) ? 'rest' : 'taken';
  const task = of === null ? drawSimple(rng, range) : drawTwice(rng, of, range);
  // Prices end in a round number.
  if (task === null || (setting.unit === 'هزار تومان' && task.whole % 10 > 0)) return null;
  const { whole, part, first } = task;
  const stem =
    first === null ? setting.simple(rng, whole, part) : setting.twice(rng, whole, first.taken, part, first.of);
  return draft('story', task, setting.unit, { stem });
}

function barOf({ numerator, denominator }: Fraction, isRound: boolean): Figure {
  const unit = [{ parts: denominator, shaded: numerator, tone: 'accent' as const }];
  const tail = `${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`;
  return isRound
    ? { t: 'circles', description: `یک دایره با ${tail}`, circles: unit }
    : { t: 'bars', description: `یک نوار با ${tail}`, bars: unit };
}

const objects = [
  { shape: 'apple', name: 'سیب', done: 'در سبد می‌گذاریم' },
  { shape: 'star', name: 'ستاره', done: 'رنگ می‌کنیم' },
  { shape: 'circle', name: 'تیله', done: 'به دوستمان می‌دهیم' },
  { shape: 'square', name: 'برچسب', done: 'در دفتر می‌چسبانیم' },
] as const;

/** What a whole circle and its colored part can show. */
const shown = [
  ['کتاب یک کتابخانه', 'کتاب‌های داستان', 'کتاب'],
  ['دانش‌آموز یک مدرسه', 'دانش‌آموزهای ورزشکار', 'دانش‌آموز'],
  ['ماهی یک استخر', 'ماهی‌های قرمز', 'ماهی'],
  ['درخت یک باغ', 'درخت‌های میوه', 'درخت'],
  ['گلدان یک گلخانه', 'گلدان‌های شمعدانی', 'گلدان'],
] as const;

function figured(rng: Rng, level: Level): QuestionDraft | null {
  const { denominator, most } = limits[level];
  if (level === 3) {
    const task = drawTwice(rng, 'rest', { denominator, least: 24, most: 300 });
    if (task?.first == null) return null;
    return draft('figure', task, 'سانتی‌متر', {
      stem: [
        p`طول این نوار ${task.whole} سانتی‌متر است. قسمت رنگ‌شده را برای خودمان نگه می‌داریم و ${written(task.part)} بقیهٔ نوار را به ${child(rng)} می‌دهیم.`,
        p`چند سانتی‌متر از نوار را به او می‌دهیم؟`,
      ],
      figure: barOf(task.first.taken, false),
    });
  }
  if (level === 1 && rng.chance(1, 2)) {
    const task = drawSimple(rng, { denominator, least: 6, most: 24 });
    if (task === null) return null;
    const { shape, name, done } = rng.pick(objects);
    return draft('figure', task, name, {
      stem: [p`${written(task.part)} این ${name}‌ها را ${done}. چند ${name} را ${done}؟`],
      figure: {
        t: 'set',
        description: `${persianNumber(task.whole)} ${name} کنار هم`,
        shape,
        total: task.whole,
        marked: 0,
      },
    });
  }
  const isRound = rng.chance(1, 2);
  const task = drawSimple(rng, { denominator, least: 12, most });
  if (task === null) return null;
  const figure = barOf(task.part, isRound);
  if (!isRound) {
    return draft('figure', task, 'سانتی‌متر', {
      stem: [p`طول همهٔ این نوار ${task.whole} سانتی‌متر است. قسمت رنگ‌شده چند سانتی‌متر است؟`],
      figure,
    });
  }
  const [all, some, unit] = rng.pick(shown);
  return draft('figure', task, unit, {
    stem: [
      p`همهٔ این دایره ${task.whole} ${all} را نشان می‌دهد و قسمت رنگ‌شده ${some} را. قسمت رنگ‌شده چند ${unit} را نشان می‌دهد؟`,
    ],
    figure,
  });
}

function bare(rng: Rng, level: Level): QuestionDraft | null {
  const { denominator, most } = limits[level];
  if (level === 4) {
    const task = drawTwice(rng, 'taken', { denominator, least: 40, most });
    if (task?.first == null) return null;
    return draft('bare', task, null, {
      stem: [
        p`حاصل را به دست بیاور.`,
        display(row(written(task.part), '×', written(task.first.taken), '×', task.whole, '=', blank())),
      ],
    });
  }
  const task = drawSimple(rng, { denominator, least: 10, most });
  if (task === null) return null;
  return draft('bare', task, null, {
    stem: rng.chance(1, 2)
      ? [p`حاصل را به دست بیاور.`, display(row(written(task.part), '×', task.whole, '=', blank()))]
      : [p`${written(task.part)} از ${task.whole} چند می‌شود؟`],
  });
}

function compared(rng: Rng, level: Level): QuestionDraft | null {
  const { denominator, most } = limits[level];
  const [one, other] = [
    drawSimple(rng, { denominator, least: 12, most }),
    drawSimple(rng, { denominator, least: 12, most }),
  ];
  if (one === null || other === null || amount(one) <= amount(other)) return null;
  const [left, right] = rng.shuffle([one, other]);
  if (left === undefined || right === undefined) return null;
  const statement = draft('compare', one, null, {
    stem: [
      p`کدام بیشتر است: ${written(left.part)} از ${left.whole} یا ${written(right.part)} از ${right.whole}؟ مقدار بیشتر را بنویس.`,
    ],
  });
  return {
    ...statement,
    misconceptions: [
      misconception(
        'smaller-amount-written',
        'مقدار کمتر را نوشته',
        integerKey(amount(other)),
        line`هر دو مقدار را حساب کن و ببین سؤال کدام را می‌خواهد.`,
      ),
      ...statement.misconceptions,
    ],
    hints: [
      hint(p`اول هر دو مقدار را حساب کن، بعد مقایسه کن.`),
      hint(p`برای پیدا کردن کسری از یک عدد، عدد را بر مخرج تقسیم کن تا مقدار یک قسمت معلوم شود.`),
      hint(p`مقدار یک قسمت را در صورت ضرب کن. این کار را برای هر دو انجام بده.`),
    ],
    solution: [
      step(
        p`اول ${written(other.part)} از ${other.whole} را حساب می‌کنیم: بر مخرج تقسیم و در صورت ضرب می‌کنیم.`,
        display(row(other.whole, '÷', other.part.denominator, '×', other.part.numerator, '=', amount(other))),
      ),
      step(
        p`حالا ${written(one.part)} از ${one.whole}:`,
        display(row(one.whole, '÷', one.part.denominator, '×', one.part.numerator, '=', amount(one))),
      ),
      step(p`این یکی بیشتر است؛ پس جواب ${amount(one)} است.`),
    ],
  };
}

function mistaken(rng: Rng, level: Level): QuestionDraft | null {
  const { denominator, most } = limits[level];
  const task = drawSimple(rng, { denominator: denominator + 4, numerator: 2, least: 40, most });
  if (task === null) return null;
  const shown = rng.pick(quantityMisconceptions(task)).answer;
  const wrong = shown.kind === 'integer' ? Number(shown.values[0]) : amount(task);
  if (wrong === amount(task)) return null;
  const stem: readonly Block[] = [
    p`${child(rng)} این‌طور حساب کرده است:`,
    display(row(written(task.part), '×', task.whole, '=', wrong)),
    p`ولی اشتباهی در آن هست. جواب درست چند است؟`,
  ];
  return draft('find-mistake', task, null, { stem });
}

function reversed(rng: Rng): QuestionDraft | null {
  const asked = rng.pick(wholesAsked);
  const task = drawSimple(rng, { denominator: 10, numerator: 2, least: asked.least, most: asked.most });
  if (task === null || (asked.unit === 'هزار تومان' && task.whole % 10 > 0)) return null;
  const { whole, part } = task;
  const known = amount(task);
  const unit = known / part.numerator;
  return {
    form: 'reverse',
    stem: asked.write(rng, known, part),
    ...integerAnswer(whole, { unit: asked.unit }),
    misconceptions: wholeMisconceptions(known, part),
    hints: [
      hint(
        p`کل را به ${part.denominator} قسمت مساوی تقسیم کرده‌اند و ${part.numerator} قسمت آن ${known} است. ما همهٔ قسمت‌ها را می‌خواهیم.`,
      ),
      hint(p`اول مقدار یک قسمت را پیدا کن.`, display(row(known, '÷', part.numerator, '=', blank()))),
      hint(p`مقدار یک قسمت را در ${part.denominator} ضرب کن، چون کل ${part.denominator} قسمت دارد.`),
    ],
    solution: [
      step(
        p`${part.numerator} قسمت از کل ${known} است؛ پس با تقسیم، مقدار یک قسمت را پیدا می‌کنیم.`,
        display(row(known, '÷', part.numerator, '=', unit)),
      ),
      step(
        p`کل ${part.denominator} قسمت دارد؛ پس یک قسمت را در ${part.denominator} ضرب می‌کنیم.`,
        display(row(unit, '×', part.denominator, '=', whole)),
      ),
    ],
  };
}

export const fractionOfQuantity = defineSkill({
  id: 'g5-fraction-of-quantity',
  levels: [1, 2, 3, 4],
  targetLevel: 3,
  guessable: null,
  pictures: [partsOfQuantity],
  revision: 10,
  make: (rng, level) => {
    switch (rng.pick(formsOf[level])) {
      case 'figure':
        return figured(rng, level);
      case 'bare':
        return bare(rng, level);
      case 'compare':
        return compared(rng, level);
      case 'find-mistake':
        return mistaken(rng, level);
      case 'reverse':
        return reversed(rng);
      default:
        return story(rng, level);
    }
  },
});
