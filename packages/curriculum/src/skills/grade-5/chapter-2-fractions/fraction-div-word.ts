import { type Portions, portionWordProblems } from '../../../authoring/fractions/stories/portions.ts';
import {
  type Fraction,
  fractionValue,
  reducedFractions,
  written,
} from '../../../authoring/fractions/written-numbers.ts';
import {
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  type Hint,
  hint,
  integerAnswer,
  type Level,
  lcm,
  type MathNode,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { conversion, openConversion, scaledTo } from './question-parts/common-denominator.ts';
import { portionMisconceptions } from './question-parts/portion-counting-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
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
      return {
        amount: { numerator: rng.int(2, 8), denominator: 1 },
        portion: { numerator: 1, denominator: rng.int(2, 8) },
      };
    case 2:
      return rng.chance(2, 3)
        ? { amount: { numerator: rng.int(2, 15), denominator: 1 }, portion: rng.pick(reducedFractions(3, 8)) }
        : { amount: rng.pick(reducedFractions(2, 6)), portion: { numerator: 1, denominator: rng.int(4, 12) } };
    default: {
      const portion = rng.pick(reducedFractions(level === 3 ? 2 : 5, 12));
      const parts = portion.numerator * rng.int(level === 3 ? fewest : 6, level === 3 ? 20 : most);
      const { numerator, denominator } = fractionValue({ numerator: parts, denominator: portion.denominator });
      return { amount: { numerator, denominator }, portion };
    }
  }
}

/** Exact counts in the book's range; above level 2 the amount is a fraction, with another denominator than the portion. */
function draw(rng: Rng, level: Level): Counted | null {
  const { amount, portion } = drawPortions(rng, level);
  const count = fractionValue(amount).over(fractionValue(portion));
  const isPlain =
    level < 3 || (amount.denominator > 1 && amount.denominator !== portion.denominator && amount.numerator <= 36);
  if (!count.isWhole || count.numerator < fewest || count.numerator > most || !isPlain) return null;
  // As many units as each is cut into: the number of units may have been copied, or the portions of one unit counted.
  if (amount.denominator === 1 && amount.numerator === portion.denominator) return null;
  // The denominator is not the answer.
  if (portion.numerator > 1 && count.numerator === portion.denominator) return null;
  return { amount, portion, count: count.numerator };
}

/** Both over one denominator. */
function commonOf({ amount, portion }: Portions): number {
  return lcm(amount.denominator, portion.denominator);
}

function open(fraction: Fraction, common: number): MathNode {
  return fraction.denominator === 1
    ? row(fraction.numerator, '=', frac(blank(), common))
    : openConversion(fraction, common);
}

function hints(n: Counted): readonly Hint[] {
  const { amount, portion } = n;
  const common = commonOf(n);
  const changed = [amount, portion].filter(({ denominator }) => denominator !== common);
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
  const [parts, each] = [scaledTo(amount, common).numerator, scaledTo(portion, common).numerator];
  const changed = [amount, portion].filter(({ denominator }) => denominator !== common);
  return [
    ...(changed.length > 0
      ? [
          step(
            p`هر دو مقدار را با مخرج ${common} می‌نویسیم تا قسمت‌ها هم‌اندازه شوند.`,
            ...changed.map((fraction) =>
              display(
                fraction.denominator === 1
                  ? row(fraction.numerator, '=', frac(parts, common))
                  : conversion(fraction, common),
              ),
            ),
          ),
        ]
      : []),
    step(
      each === 1
        ? p`${parts} قسمت داریم و هر بار یک قسمت جدا می‌شود.`
        : p`${parts} قسمت داریم و هر بار ${each} قسمت جدا می‌شود؛ پس ${parts} را بر ${each} تقسیم می‌کنیم.`,
      display(row(parts, '÷', each, '=', count)),
    ),
    step(
      unit === null ? p`پس جواب تقسیم این است:` : p`پس جواب ${count} ${unit} است.`,
      display(row(written(amount), '÷', written(portion), '=', count)),
    ),
  ];
}

type Asked = Pick<QuestionDraft, 'stem' | 'figure'>;

function draft(form: QuestionVariant, n: Counted, unit: string | null, { stem, figure }: Asked): QuestionDraft {
  return {
    form,
    stem,
    ...(figure === undefined ? {} : { figure }),
    ...integerAnswer(n.count, unit === null ? {} : { unit }),
    misconceptions: portionMisconceptions(n, figure?.t === 'number-line' ? n.count : null),
    hints: hints(n),
    solution: solution(n, unit),
  };
}

/** Whole bars, or one bar colored in part, that are cut into portions. */
function barred({ amount, portion }: Counted): Figure | null {
  if (amount.denominator > 1) {
    return {
      t: 'bars',
      description: `یک نوار با ${persianNumber(amount.denominator)} قسمت مساوی که ${persianNumber(amount.numerator)} قسمت آن رنگ شده است`,
      bars: [{ parts: amount.denominator, shaded: amount.numerator, tone: 'accent' }],
    };
  }
  if (amount.numerator > 5) return null;
  return {
    t: 'bars',
    description: `${persianNumber(amount.numerator)} نوار هم‌اندازه که هر کدام ${persianNumber(portion.denominator)} قسمت مساوی دارد و همهٔ قسمت‌ها رنگ شده است`,
    bars: Array.from({ length: amount.numerator }, () => ({
      parts: portion.denominator,
      shaded: portion.denominator,
      tone: 'accent' as const,
    })),
  };
}

/** A line with the first of the hops and the place to be reached. */
function lined({ amount, portion }: Counted): Figure | null {
  const { denominator, numerator } = portion;
  if (amount.denominator > 1 || amount.numerator > 6) return null;
  return {
    t: 'number-line',
    description: `محوری از صفر تا ${persianNumber(amount.numerator)} که فاصلهٔ هر دو عدد آن ${persianNumber(denominator)} قسمت مساوی دارد؛ یک پرش از صفر به اندازهٔ ${persianNumber(numerator)} قسمت کشیده شده و روی ${persianNumber(amount.numerator)} نقطه‌ای هست`,
    from: 0,
    to: amount.numerator,
    divisions: denominator,
    points: [{ tick: amount.numerator * denominator, tone: 'accent' }],
    hops: { start: 0, size: numerator, count: 1 },
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
      stem: [
        p`${n.amount.denominator > 1 ? 'این' : 'هر'} نوار یک متر است. قسمت رنگ‌شده را به تکه‌های ${written(n.portion)} متری می‌بریم. چند تکه به دست می‌آید؟`,
      ],
      figure,
    })
  );
}

function story(rng: Rng, n: Counted): QuestionDraft | null {
  const fitting = portionWordProblems.filter(({ fits }) => fits(n));
  if (fitting.length === 0) return null;
  const { unit, write } = rng.pick(fitting);
  return draft('story', n, unit, { stem: write(rng, n) });
}

function mistaken(rng: Rng, n: Counted): QuestionDraft | null {
  const wrong = portionMisconceptions(n, null).flatMap(({ answer }) =>
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
  pictures: [fractionsDrawn],
  revision: 11,
  commonMistakes: ['multiplied-instead'],
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
