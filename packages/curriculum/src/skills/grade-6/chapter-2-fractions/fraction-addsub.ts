import { adding } from '../../../authoring/fractions/stories/adding.ts';
import { subtracting } from '../../../authoring/fractions/stories/subtracting.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import { type Fraction, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  lcm,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
} from '../../../authoring/index.ts';
import {
  commonOf,
  expressionOf,
  isRightUnconverted,
  isStatement,
  type Sum,
  sumSolution,
  sumWrittenMisconceptions,
  type Term,
  totalOf,
} from './question-parts/fraction-addition-subtraction.ts';
import { threeAmounts } from './question-parts/three-amount-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

const limits: Readonly<Record<Level, { readonly most: number; readonly common: number }>> = {
  1: { most: 12, common: 24 },
  2: { most: 15, common: 60 },
  3: { most: 30, common: 120 },
  4: { most: 24, common: 120 },
};

const fractionsTo: Readonly<Record<number, readonly Fraction[]>> = {
  12: reducedFractions(2, 12),
  15: reducedFractions(2, 15),
  24: reducedFractions(2, 24),
  30: reducedFractions(2, 30),
};

function draw(rng: Rng, level: Level): Sum | null {
  const { most, common } = limits[level];
  const count = level === 4 || (level === 3 && rng.chance(1, 3)) ? 3 : 2;
  const terms = Array.from({ length: count }, (_, index): Term => {
    const fraction = rng.pick(fractionsTo[most] ?? []);
    return { whole: 0, ...fraction, sign: index === 0 || rng.chance(1, 2) ? '+' : '−' };
  });
  const denominators = new Set(terms.map(({ denominator }) => denominator));
  const least = commonOf(terms);
  const isRelated = least === Math.max(...denominators);
  if (denominators.size < count || least > common || isRelated !== (level === 1)) return null;
  const value = totalOf(terms);
  // No partial result below nothing, no whole answer in fraction boxes, no answer that is in its own question.
  const rises = terms.every((_, index) => totalOf(terms.slice(0, index + 1)).sign > 0);
  const isGiven = terms.some(
    ({ numerator, denominator }) => value.numerator === numerator && value.denominator === denominator,
  );
  return rises && !value.isWhole && !isGiven && !isRightUnconverted(terms) ? terms : null;
}

const request = 'جواب را به صورت کسر بنویس.';

function story(rng: Rng, sum: Sum): readonly Block[] | null {
  const [first, second] = sum;
  if (!first || !second || !isStatement(sum)) return null;
  if (sum.length > 2) return pickWordProblem(rng, threeAmounts, { terms: sum, request });
  return pickWordProblem(rng, second.sign === '+' ? adding : subtracting, { first, second, request });
}

function stem(rng: Rng, sum: Sum, form: QuestionVariant): readonly Block[] | null {
  switch (form) {
    case 'figure':
      return sum[1]?.sign === '+'
        ? [p`هر نوار یک واحد است. قسمت‌های رنگ‌شدهٔ دو نوار روی هم چه کسری از یک واحد است؟ ${request}`]
        : [p`هر نوار یک واحد است. قسمت رنگ‌شدهٔ نوار بالایی چه کسری از یک واحد بیشتر از نوار پایینی است؟ ${request}`];
    case 'story':
      return story(rng, sum);
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expressionOf(sum), '=', rng.pick(sumWrittenMisconceptions(sum)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    default:
      return [p`حاصل را به صورت کسر بنویس.`, display(row(expressionOf(sum), '=', blank()))];
  }
}

function picture(sum: Sum): Figure {
  const [first, second] = sum.map(
    ({ numerator, denominator }) =>
      `${persianNumber(denominator)} قسمت مساوی دارد و ${persianNumber(numerator)} قسمت آن رنگ شده است`,
  );
  return {
    t: 'bars',
    description: `دو نوار هم‌اندازه زیر هم؛ نوار بالایی ${first ?? ''} و نوار پایینی ${second ?? ''}`,
    bars: sum.map(({ numerator, denominator }, index) => ({
      parts: denominator,
      shaded: numerator,
      tone: index === 0 ? 'accent' : 'turmeric',
    })),
  };
}

function hints(sum: Sum, form: QuestionVariant): readonly Hint[] {
  const [first] = sum;
  const denominators = [...new Set(sum.map(({ denominator }) => denominator))].sort((a, b) => a - b);
  const largest = denominators.at(-1) ?? 1;
  const open = first && first.denominator !== lcm(...denominators) ? first : sum.at(-1);
  return [
    form === 'figure'
      ? hint(p`اول کسر رنگ‌شدهٔ هر نوار را بنویس. بعد ببین باید آن‌ها را جمع کنی یا از هم کم کنی.`)
      : form === 'story'
        ? hint(p`اول تصمیم بگیر باید مقدارها را جمع کنی یا از هم کم کنی؛ بعد عبارت را بنویس.`)
        : hint(p`مخرج‌ها فرق دارند؛ پس قسمت‌ها هم‌اندازه نیستند و هنوز نمی‌شود صورت‌ها را جمع یا تفریق کرد.`),
    hint(
      p`کوچک‌ترین مخرج مشترک را پیدا کن: کوچک‌ترین مضرب ${largest} که بر ${denominators.length > 2 ? 'مخرج‌های' : 'مخرج'} دیگر هم بخش‌پذیر باشد.`,
    ),
    hint(
      p`هر کسر را با آن مخرج بنویس: صورت و مخرج هر کسر در یک عدد ضرب می‌شود. بعد فقط صورت‌ها را جمع یا تفریق کن.`,
      ...(open
        ? [
            display(
              row(written(open), '=', frac(row(open.numerator, '×', blank()), row(open.denominator, '×', blank()))),
            ),
          ]
        : []),
    ),
  ];
}

export const fractionAddSub = defineSkill({
  id: 'g6-fraction-addsub',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const sum = draw(rng, level);
    if (sum === null || (form === 'figure' && sum.some(({ denominator }) => denominator > 12))) return null;
    const asked = stem(rng, sum, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(sum) } : {}),
      ...fractionAnswer(totalOf(sum)),
      misconceptions: misconceptionsOf(
        sumWrittenMisconceptions(sum).filter(
          // Who counts all shaded parts and the parts of the finer bar comes to it, too.
          ({ id }) =>
            id !== 'numerators-not-converted' ||
            form !== 'figure' ||
            sum.every(({ denominator }) => denominator !== commonOf(sum)),
        ),
        fractionKey,
      ),
      hints: hints(sum, form),
      solution: sumSolution(sum),
    };
  },
});
