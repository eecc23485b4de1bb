import { scaling } from '../../../authoring/fractions/stories/scaling.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  frac,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Level,
  line,
  type MathNode,
  misconception,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  timesHints,
  timesNode,
  timesSolution,
  timesValue,
  timesWrittenMisconceptions,
  type WholeTimes,
} from './question-parts/whole-times-fraction.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story', 'find-mistake'],
  2: ['bare', 'story', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['compare', 'story', 'find-mistake'],
};

/** Level 1 stays below one whole. */
const limits: Readonly<Record<Level, { count: number; denominator: number }>> = {
  1: { count: 5, denominator: 12 },
  2: { count: 6, denominator: 10 },
  3: { count: 9, denominator: 12 },
  4: { count: 9, denominator: 12 },
};

function draw(rng: Rng, level: Level, form: QuestionVariant): WholeTimes | null {
  const { count: mostTimes, denominator: mostParts } = limits[level];
  const denominator = form === 'story' ? rng.pick([2, 3, 4, 5, 6, 8, 10]) : rng.int(2, mostParts);
  const n = { count: rng.int(level > 2 ? 3 : 2, mostTimes), numerator: rng.int(1, denominator - 1), denominator };
  const total = n.count * n.numerator;
  if (level === 1 && total >= denominator) return null;
  return level > 2 && (total <= denominator || n.numerator === 1) ? null : n;
}

const request = 'جواب را به صورت کسر بنویس.';

/** The sum the product is short for. */
function longSum({ count, numerator, denominator }: WholeTimes): MathNode {
  return row(
    ...Array.from({ length: count }, (_, index) => [
      ...(index === 0 ? [] : (['+'] as const)),
      frac(numerator, denominator),
    ]).flat(),
    '=',
    blank(),
  );
}

function stem(rng: Rng, n: WholeTimes, form: QuestionVariant): readonly Block[] | null {
  switch (form) {
    case 'story':
      return pickWordProblem(rng, scaling, {
        first: { whole: 0, numerator: n.numerator, denominator: n.denominator },
        second: { whole: 0, numerator: n.count, denominator: 1 },
        request,
      });
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(timesNode(n), '=', rng.pick(timesWrittenMisconceptions(n)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    default:
      return n.count <= 5 && rng.chance(1, 4)
        ? [p`این جمع را به صورت ضرب حساب کن و جواب را به صورت کسر بنویس.`, display(longSum(n))]
        : [
            p`حاصل این ضرب را به صورت کسر بنویس.`,
            display(
              rng.chance(1, 3)
                ? row(frac(n.numerator, n.denominator), '×', n.count, '=', blank())
                : row(timesNode(n), '=', blank()),
            ),
          ];
  }
}

export const fractionTimesWhole = defineSkill({
  id: 'g4-fraction-times-whole',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const n = draw(rng, level, form);
    if (n === null) return null;
    const base = { form, ...fractionAnswer(timesValue(n)) };
    if (form === 'compare') {
      const other = draw(rng, level, form);
      if (other === null || other.denominator !== n.denominator || timesValue(other).compare(timesValue(n)) >= 0)
        return null;
      const both = rng.shuffle([n, other]).map((one) => display(timesNode(one)));
      return {
        ...base,
        stem: [p`حاصل کدام ضرب بزرگ‌تر است؟ حاصل بزرگ‌تر را به صورت کسر بنویس.`, ...both],
        misconceptions: [
          misconception(
            'smaller-product-written',
            'حاصل کوچک‌تر را نوشته',
            fractionKey(timesValue(other)),
            line`هر دو ضرب را حساب کن و ببین سؤال کدام را می‌خواهد.`,
          ),
          ...misconceptionsOf(timesWrittenMisconceptions(n), fractionKey),
        ],
        hints: timesHints(n, p`اول هر دو ضرب را حساب کن. مخرج‌ها یکی است؛ پس با صورت‌ها مقایسه می‌شوند.`).map(
          (one, index) =>
            index === 2 ? { content: [p`در هر ضرب، عدد را در صورت ضرب کن و بعد صورت‌ها را مقایسه کن.`] } : one,
        ),
        solution: [
          step(
            p`اول ضربی را حساب می‌کنیم که حاصلش کوچک‌تر است.`,
            display(row(timesNode(other), '=', frac(other.count * other.numerator, other.denominator))),
          ),
          ...timesSolution(n, p`حالا ضرب دیگر را حساب می‌کنیم که حاصلش بزرگ‌تر است.`),
        ],
      };
    }
    const asked = stem(rng, n, form);
    if (asked === null) return null;
    const meaning =
      form === 'story'
        ? p`باید ${n.count} بار ${frac(n.numerator, n.denominator)} را روی هم بگذاریم؛ پس ${n.count} را در این کسر ضرب می‌کنیم.`
        : null;
    return {
      ...base,
      stem: asked,
      misconceptions: misconceptionsOf(timesWrittenMisconceptions(n), fractionKey),
      hints: timesHints(n, meaning),
      solution: timesSolution(n, meaning),
    };
  },
});
