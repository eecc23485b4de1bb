import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Fraction,
  fractionValue,
  reducedFractions,
  written,
} from '../../../authoring/fractions/written-numbers.ts';
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
  gcd,
  type Hint,
  hint,
  type Level,
  type MathNode,
  p,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  selectEqualFractions,
  step,
} from '../../../authoring/index.ts';
import { countedPart } from './question-parts/counted-part-stories.ts';
import { type Picture, reduciblePicture } from './question-parts/reducible-fraction-figures.ts';
import { halfway, type Reducible, reducingWrittenMisconceptions } from './question-parts/reducible-fractions.ts';

interface Limits {
  readonly factors: readonly number[];
  /** Largest denominator. */
  readonly most: number;
}

/** Level 1: one step by a small prime; then factors to 12, at levels 3 and 4 those that take more than one step. */
const limits: Readonly<Record<Level, Limits>> = {
  1: { factors: [2, 3, 5], most: 40 },
  2: { factors: [2, 3, 4, 5, 6, 7, 9, 10], most: 72 },
  3: { factors: [4, 6, 8, 9, 10, 11, 12], most: 100 },
  4: { factors: [6, 7, 8, 9, 10, 11, 12], most: 120 },
};

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['compare', 'compare', 'story', 'find-mistake', 'bare'],
};

function draw(rng: Rng, level: Level): Reducible {
  const factor = rng.pick(limits[level].factors);
  const lowest = rng.pick(reducedFractions(2, Math.floor(limits[level].most / factor)));
  return { numerator: lowest.numerator * factor, denominator: lowest.denominator * factor, factor, lowest };
}

const request = 'جواب را به ساده‌ترین شکل بنویس.';

interface Asked {
  readonly n: Reducible;
  readonly form: QuestionVariant;
  readonly irreducible: Fraction | null;
}

function shownMisconception(rng: Rng, { n, form, irreducible }: Asked): readonly Block[] {
  const half = halfway(n);
  const name = child(rng);
  if (half && rng.chance(1, 3)) {
    return [
      p`${name} کسر را این‌طور ساده کرده است:`,
      display(row(written(n), '=', written(half))),
      p`ولی کارش هنوز تمام نشده است. کسر را تا آخر ساده کن.`,
    ];
  }
  return [
    p`${name} کسر را این‌طور ساده کرده است:`,
    display(row(written(n), '=', rng.pick(reducingWrittenMisconceptions(n, form, irreducible)).shown)),
    p`ولی اشتباهی در آن هست. تو کسر اول را درست و تا آخر ساده کن.`,
  ];
}

function stem(rng: Rng, asked: Asked, seen: Picture | null): readonly Block[] | null {
  const { n, form, irreducible } = asked;
  switch (form) {
    case 'figure':
      return seen && [p`${seen.asked} ${request}`];
    case 'story':
      return pickWordProblem(rng, countedPart, { part: n, request });
    case 'reverse':
      return [
        p`کسری داشتیم که ساده‌تر نمی‌شد. صورت و مخرجش را در ${n.factor} ضرب کردیم و ${written(n)} به دست آمد.`,
        p`آن کسر چه بود؟`,
      ];
    case 'compare': {
      if (irreducible === null) return null;
      const [first, second] = rng.shuffle<Fraction>([n, irreducible]).map(written);
      if (first === undefined || second === undefined) return null;
      return [p`از دو کسر ${first} و ${second} فقط یکی ساده می‌شود. همان کسر را تا آخر ساده کن.`];
    }
    case 'find-mistake':
      return shownMisconception(rng, asked);
    default:
      return [p`این کسر را تا آخر ساده کن.`, display(row(written(n), '=', blank()))];
  }
}

function divided({ numerator, denominator }: Fraction, by: number): MathNode {
  return frac(row(numerator, '÷', by), row(denominator, '÷', by));
}

function hints({ n, form }: Asked): readonly Hint[] {
  const { numerator, denominator, factor } = n;
  if (form === 'reverse') {
    return [
      hint(p`کسری می‌خواهیم که اگر صورت و مخرجش در ${factor} ضرب شود، ${written(n)} به دست بیاید.`),
      hint(p`برای برگشتن، صورت و مخرج را بر همان عدد تقسیم کن.`, display(divided(n, factor))),
    ];
  }
  const restated =
    form === 'figure' || form === 'story'
      ? hint(p`اول کسر را بنویس: مخرج، تعداد همه است و صورت، تعداد قسمتی که سؤال می‌خواهد. بعد آن را ساده کن.`)
      : form === 'compare'
        ? hint(p`برای هر کسر ببین عددی بزرگ‌تر از ۱ هست که هم صورت و هم مخرج بر آن بخش‌پذیر باشد.`)
        : hint(p`ساده کردن یعنی تقسیم صورت و مخرج بر یک عدد؛ کسر عوض نمی‌شود، ولی عددهایش کوچک‌تر می‌شود.`);
  return [
    restated,
    hint(p`عددی پیدا کن که هم صورت و هم مخرج بر آن بخش‌پذیر باشند. می‌توانی از ۲ و ۳ و ۵ شروع کنی و قدم‌به‌قدم پیش بروی.`),
    // Which of two fractions it is, is the question.
    form === 'compare'
      ? hint(p`کسری را که ساده می‌شود انتخاب کن و صورت و مخرجش را بر بزرگ‌ترین عددی تقسیم کن که هر دو بر آن بخش‌پذیرند.`)
      : hint(
          p`بزرگ‌ترین عددی که هم ${numerator} و هم ${denominator} بر آن بخش‌پذیرند ${factor} است.`,
          display(row(written(n), '=', divided(n, factor))),
        ),
  ];
}

function solution({ n, form, irreducible }: Asked): readonly SolutionStep[] {
  const { numerator, denominator, factor, lowest } = n;
  const opening =
    form === 'figure' || form === 'story'
      ? [step(p`${numerator} تا از ${denominator} تا؛ پس کسر این است:`, display(written(n)))]
      : irreducible
        ? [
            step(
              p`جز ۱ عددی نیست که هم ${irreducible.numerator} و هم ${irreducible.denominator} بر آن بخش‌پذیر باشند؛ پس ${written(irreducible)} ساده نمی‌شود و سراغ کسر دیگر می‌رویم.`,
            ),
          ]
        : [];
  return [
    ...opening,
    step(
      p`${numerator} و ${denominator} هر دو بر ${factor} بخش‌پذیرند؛ صورت و مخرج را بر ${factor} تقسیم می‌کنیم و مقدار کسر عوض نمی‌شود.`,
      display(row(written(n), '=', divided(n, factor), '=', written(lowest))),
    ),
    step(
      p`جز ۱ عددی نیست که هم ${lowest.numerator} و هم ${lowest.denominator} بر آن بخش‌پذیر باشند؛ پس کسر تا آخر ساده شده است.`,
      display(written(lowest)),
    ),
  ];
}

/** A fraction with terms of the same size that cannot be reduced. */
function drawIrreducible(rng: Rng, { numerator, denominator }: Reducible): Fraction | null {
  const other = {
    numerator: rng.int(Math.max(2, numerator - 12), numerator + 12),
    denominator: rng.int(Math.max(9, denominator - 12), denominator + 12),
  };
  return gcd(other.numerator, other.denominator) === 1 &&
    other.numerator < other.denominator &&
    other.denominator <= 120
    ? other
    : null;
}

export const fractionSimplify = defineSkill({
  id: 'g5-fraction-simplify',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [selectEqualFractions((level) => (level === 1 ? [3, 4, 5] : [4, 5, 6, 7, 8, 9, 11]))],
  pictures: [fractionsDrawn],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const n = draw(rng, level);
    const irreducible = form === 'compare' ? drawIrreducible(rng, n) : null;
    const seen = form === 'figure' ? reduciblePicture(rng, n) : null;
    const asked: Asked = { n, form, irreducible };
    const statement = stem(rng, asked, seen);
    if (statement === null) return null;
    return {
      form,
      stem: statement,
      ...(seen === null ? {} : { figure: seen.figure }),
      ...fractionAnswer(fractionValue(n), true),
      misconceptions: misconceptionsOf(reducingWrittenMisconceptions(n, form, irreducible), fractionKey),
      hints: hints(asked),
      solution: solution(asked),
    };
  },
});
