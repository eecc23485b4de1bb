import { type Portions, portionTales } from '../../../authoring/fractions/stories/portions.ts';
import { type Fraction, reducedFractions, worth, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  type Hint,
  hint,
  integerAnswer,
  type Level,
  lcm,
  type MathNode,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionForm,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { conversion, openConversion, scaledTo } from './common-denominator.ts';
import { portionMistakes } from './portion-mistakes.ts';

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['story', 'story', 'figure', 'bare'],
  2: ['story', 'story', 'figure', 'bare', 'find-mistake'],
  3: ['story', 'story', 'story', 'find-mistake', 'bare'],
  4: ['story', 'story', 'reverse', 'find-mistake'],
};

/** The book's answers. */
const [fewest, most] = [2, 40];

interface Counted extends Portions {
  readonly count: number;
}

/** Level 1: unit fractions in whole amounts. Level 2: other fractions too, or an amount below one. Later a fraction in a fraction. */
function drawPortions(rng: Rng, level: Level): Portions {
  switch (level) {
    case 1:
      return { amount: { top: rng.int(2, 8), bottom: 1 }, portion: { top: 1, bottom: rng.int(2, 8) } };
    case 2:
      return rng.chance(2, 3)
        ? { amount: { top: rng.int(2, 15), bottom: 1 }, portion: rng.pick(reducedFractions(3, 8)) }
        : { amount: rng.pick(reducedFractions(2, 6)), portion: { top: 1, bottom: rng.int(4, 12) } };
    default: {
      const portion = rng.pick(reducedFractions(level === 3 ? 2 : 5, 12));
      const parts = portion.top * rng.int(level === 3 ? fewest : 6, level === 3 ? 20 : most);
      const { numerator, denominator } = worth({ top: parts, bottom: portion.bottom });
      return { amount: { top: numerator, bottom: denominator }, portion };
    }
  }
}

/** Exact counts in the book's range; above level 2 the amount is a fraction, with another denominator than the portion. */
function draw(rng: Rng, level: Level): Counted | null {
  const { amount, portion } = drawPortions(rng, level);
  const count = worth(amount).over(worth(portion));
  const isPlain = level < 3 || (amount.bottom > 1 && amount.bottom !== portion.bottom && amount.top <= 36);
  if (!count.isWhole || count.numerator < fewest || count.numerator > most || !isPlain) return null;
  return { amount, portion, count: count.numerator };
}

/** Both over one denominator. */
function commonOf({ amount, portion }: Portions): number {
  return lcm(amount.bottom, portion.bottom);
}

function open(fraction: Fraction, common: number): MathNode {
  return fraction.bottom === 1 ? row(fraction.top, '=', frac(blank(), common)) : openConversion(fraction, common);
}

function hints(n: Counted): readonly Hint[] {
  const { amount, portion } = n;
  const common = commonOf(n);
  const changed = [amount, portion].filter(({ bottom }) => bottom !== common);
  return [
    hint(
      p`می‌خواهیم بدانیم ${written(portion)} چند بار در ${written(amount)} جا می‌گیرد. این همان تقسیم است.`,
      display(row(written(amount), '÷', written(portion), '=', blank())),
    ),
    ...(changed.length > 0
      ? [
          hint(
            p`هر دو را با مخرج ${common} بنویس تا قسمت‌ها هم‌اندازه شوند.`,
            ...changed.map((fraction) => display(open(fraction, common))),
          ),
        ]
      : []),
    hint(p`حالا که قسمت‌ها هم‌اندازه‌اند، فقط تعدادشان مهم است: صورت اول را بر صورت دوم تقسیم کن.`),
  ];
}

function solution(n: Counted, unit: string | null): readonly SolutionStep[] {
  const { amount, portion, count } = n;
  const common = commonOf(n);
  const [parts, each] = [scaledTo(amount, common).top, scaledTo(portion, common).top];
  const changed = [amount, portion].filter(({ bottom }) => bottom !== common);
  return [
    ...(changed.length > 0
      ? [
          step(
            p`هر دو مقدار را با مخرج ${common} می‌نویسیم تا قسمت‌ها هم‌اندازه شوند.`,
            ...changed.map((fraction) =>
              display(
                fraction.bottom === 1 ? row(fraction.top, '=', frac(parts, common)) : conversion(fraction, common),
              ),
            ),
          ),
        ]
      : []),
    step(
      each === 1
        ? p`${parts} قسمت داریم و هر سهم یک قسمت است.`
        : p`${parts} قسمت داریم و هر سهم ${each} قسمت است؛ پس ${parts} را بر ${each} تقسیم می‌کنیم.`,
      display(row(parts, '÷', each, '=', count)),
    ),
    step(
      unit === null ? p`پس جواب تقسیم این است:` : p`پس جواب ${count} ${unit} است.`,
      display(row(written(amount), '÷', written(portion), '=', count)),
    ),
  ];
}

type Asked = Pick<QuestionDraft, 'stem' | 'figure'>;

function draft(form: QuestionForm, n: Counted, unit: string | null, { stem, figure }: Asked): QuestionDraft {
  return {
    form,
    stem,
    ...(figure === undefined ? {} : { figure }),
    ...integerAnswer(n.count, unit === null ? {} : { unit }),
    misconceptions: portionMistakes(n, figure?.t === 'number-line' ? n.count : null),
    hints: hints(n),
    solution: solution(n, unit),
  };
}

/** Whole bars, or one bar coloured in part, that are cut into portions. */
function barred({ amount, portion }: Counted): Figure | null {
  if (amount.bottom > 1) {
    return {
      t: 'bars',
      description: `یک نوار با ${persianNumber(amount.bottom)} قسمت مساوی که ${persianNumber(amount.top)} قسمت آن رنگ شده است`,
      bars: [{ parts: amount.bottom, shaded: amount.top, tone: 'accent' }],
    };
  }
  if (amount.top > 5) return null;
  return {
    t: 'bars',
    description: `${persianNumber(amount.top)} نوار هم‌اندازه که هر کدام ${persianNumber(portion.bottom)} قسمت مساوی دارد و همهٔ قسمت‌ها رنگ شده است`,
    bars: Array.from({ length: amount.top }, () => ({
      parts: portion.bottom,
      shaded: portion.bottom,
      tone: 'accent' as const,
    })),
  };
}

/** A line with the first of the hops and the place to be reached. */
function lined({ amount, portion }: Counted): Figure | null {
  const { bottom, top } = portion;
  if (amount.bottom > 1 || amount.top > 6) return null;
  return {
    t: 'number-line',
    description: `محوری از صفر تا ${persianNumber(amount.top)} که فاصلهٔ هر دو عدد آن ${persianNumber(bottom)} قسمت مساوی دارد؛ یک پرش از صفر به اندازهٔ ${persianNumber(top)} قسمت کشیده شده و روی ${persianNumber(amount.top)} نقطه‌ای هست`,
    from: 0,
    to: amount.top,
    divisions: bottom,
    points: [{ tick: amount.top * bottom, tone: 'accent' }],
    hops: { start: 0, size: top, count: 1 },
  };
}

function figured(rng: Rng, n: Counted): QuestionDraft | null {
  if (rng.chance(1, 2)) {
    const figure = lined(n);
    return (
      figure &&
      draft('figure', n, 'پرش', {
        stem: [
          p`${rng.pick(['قورباغه‌ای', 'خرگوشی', 'ملخی'])} روی صفر است و همهٔ پرش‌هایش مثل پرشی است که در شکل می‌بینی.`,
          p`با چند پرش به نقطهٔ رنگی می‌رسد؟`,
        ],
        figure,
      })
    );
  }
  const figure = barred(n);
  return (
    figure &&
    draft('figure', n, 'تکه', {
      stem: [p`هر نوار یک متر است. قسمت رنگ‌شده را به تکه‌های ${written(n.portion)} متری می‌بریم. چند تکه به دست می‌آید؟`],
      figure,
    })
  );
}

function story(rng: Rng, n: Counted): QuestionDraft | null {
  const fitting = portionTales.filter(({ fits }) => fits(n));
  if (fitting.length === 0) return null;
  const { unit, tell } = rng.pick(fitting);
  return draft('story', n, unit, { stem: tell(rng, n) });
}

function mistaken(rng: Rng, n: Counted): QuestionDraft | null {
  const wrong = portionMistakes(n, null).flatMap(({ answer }) =>
    answer.kind === 'integer' ? Number(answer.values[0]) : [],
  );
  const shown = rng.pick(wrong);
  return shown === n.count
    ? null
    : draft('find-mistake', n, null, {
        stem: [
          p`${child(rng)} می‌خواست بداند چند تا ${written(n.portion)} در ${written(n.amount)} هست و این‌طور حساب کرد:`,
          display(row(written(n.amount), '÷', written(n.portion), '=', shown)),
          p`ولی اشتباهی در آن هست. جواب درست چند است؟`,
        ],
      });
}

export const fractionDivWord = defineSkill({
  id: 'g5-fraction-div-word',
  levels: [1, 2, 3, 4],
  targetLevel: 3,
  guessable: null,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const n = draw(rng, level);
    if (n === null) return null;
    switch (form) {
      case 'figure':
        return figured(rng, n);
      case 'find-mistake':
        return mistaken(rng, n);
      case 'reverse':
        return draft('reverse', n, null, {
          stem: [
            p`در جای خالی چه عددی باید باشد؟`,
            display(row(blank(), '×', written(n.portion), '=', written(n.amount))),
          ],
        });
      case 'bare':
        return draft('bare', n, null, {
          stem: rng.chance(1, 2)
            ? [p`چند تا ${written(n.portion)} در ${written(n.amount)} هست؟`]
            : [p`حاصل این تقسیم را بنویس.`, display(row(written(n.amount), '÷', written(n.portion), '=', blank()))],
        });
      default:
        return story(rng, n);
    }
  },
});
