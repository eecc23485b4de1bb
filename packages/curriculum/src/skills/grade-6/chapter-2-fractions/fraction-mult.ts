import { partOfPart } from '../../../authoring/fractions/stories/part-of-part.ts';
import { scaling } from '../../../authoring/fractions/stories/scaling.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf, type WrittenMisconception } from '../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, type Mixed, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  anyFractionAnswer,
  type Block,
  blank,
  child,
  defineSkill,
  display,
  frac,
  fractionsDrawn,
  gcd,
  type Hint,
  hint,
  type Level,
  type MathNode,
  mixedKey,
  mixedOf,
  p,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { coloredBars } from './question-parts/fraction-bar-figures.ts';
import {
  barred,
  expressionOf,
  multiplied,
  type Product,
  single,
  totalOf,
  writtenMisconceptions,
} from './question-parts/fraction-multiplication.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'bare', 'find-mistake'],
};

const small = reducedFractions(2, 6);

const middling = reducedFractions(2, 10);

const large = reducedFractions(3, 15);

function fraction(rng: Rng, list: typeof small): Mixed {
  return { whole: 0, ...rng.pick(list) };
}

function mixedNumber(rng: Rng, most: number, list: typeof small): Mixed {
  return { whole: rng.int(1, most), ...rng.pick(list) };
}

/** A whole number stands over 1. */
function whole(rng: Rng, most: number): Mixed {
  return { whole: 0, numerator: rng.int(2, most), denominator: 1 };
}

function drawFactors(rng: Rng, level: Level): Product {
  switch (level) {
    case 1:
      return rng.chance(1, 3)
        ? [whole(rng, 9), fraction(rng, middling)]
        : [fraction(rng, small), fraction(rng, middling)];
    case 2:
      return rng.pick([
        [mixedNumber(rng, 4, small), fraction(rng, middling)],
        [mixedNumber(rng, 3, small), mixedNumber(rng, 3, small)],
        [whole(rng, 12), mixedNumber(rng, 4, small)],
        [fraction(rng, large), fraction(rng, large)],
      ]);
    case 3:
      return rng.pick([
        [mixedNumber(rng, 6, middling), mixedNumber(rng, 6, middling)],
        [mixedNumber(rng, 6, middling), fraction(rng, large)],
        [fraction(rng, large), fraction(rng, large), whole(rng, 12)],
      ]);
    case 4:
      return rng.pick([
        [fraction(rng, middling), mixedNumber(rng, 4, middling), fraction(rng, large)],
        [mixedNumber(rng, 4, small), mixedNumber(rng, 4, small), fraction(rng, middling)],
        [whole(rng, 12), fraction(rng, large), mixedNumber(rng, 4, small)],
      ]);
  }
}

/** Terms after numerators and denominators were cancelled against each other, one pair after another. */
function cancelled(product: Product): {
  readonly numerators: readonly number[];
  readonly denominators: readonly number[];
} {
  const { numerators, denominators } = barred(product);
  const above = [...numerators];
  const below = [...denominators];
  for (let i = 0; i < above.length; i += 1) {
    for (let j = 0; j < below.length; j += 1) {
      const common = gcd(above[i] ?? 1, below[j] ?? 1);
      above[i] = (above[i] ?? 1) / common;
      below[j] = (below[j] ?? 1) / common;
    }
  }
  return { numerators: above, denominators: below };
}

function suits(product: Product, level: Level): boolean {
  const value = totalOf(product);
  const { numerators, denominators } = barred(product);
  const isReducible = gcd(multiplied(numerators), multiplied(denominators)) > 1;
  if (level > 1 && !isReducible) return false;
  const isGiven = product.some((factor) => fractionValue(factor).equals(value));
  const texts = new Set(product.map((factor) => JSON.stringify(factor)));
  return (
    !isGiven &&
    texts.size === product.length &&
    [...numerators, ...denominators].every((term) => term <= 60) &&
    value.n <= 300n &&
    value.d <= 120n
  );
}

/** A misconception is written as a mixed number where the child would finish it so. */
function finished({ value }: WrittenMisconception): MathNode {
  return mixedOf(value);
}

const request = 'جواب را به صورت عدد مخلوط، کسر یا عدد کامل بنویس.';

function story(rng: Rng, product: Product): readonly Block[] | null {
  const [first, second] = product;
  if (!first || !second || product.length > 2) return null;
  const isStatement = product.every(({ denominator }) => [1, 2, 3, 4, 5, 6, 8, 9, 10, 12].includes(denominator));
  if (!isStatement) return null;
  const [mixed, other] = second.whole > 0 || first.denominator === 1 ? [second, first] : [first, second];
  if (mixed.whole > 0 || other.denominator === 1)
    return pickWordProblem(rng, scaling, { first: mixed, second: other, request });
  return pickWordProblem(rng, partOfPart, { part: first, of: second, request });
}

function stem(rng: Rng, product: Product, form: QuestionVariant): readonly Block[] | null {
  switch (form) {
    case 'figure':
      return product[0] === undefined
        ? null
        : [
            p`${product[1]?.whole === 0 ? 'این نوار' : 'هر نوار'} یک واحد است. مقداری را که رنگ شده است ${written(product[0])} برابر می‌کنیم.`,
            p`چند واحد می‌شود؟ ${request}`,
          ];
    case 'story':
      return story(rng, product);
    case 'find-mistake': {
      const wrong = rng.pick(writtenMisconceptions(product));
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expressionOf(product), '=', finished(wrong))),
        p`ولی اشتباهی در آن هست. ${request.replace('جواب', 'جواب درست')}`,
      ];
    }
    default:
      return [p`حاصل ضرب را حساب کن. ${request}`, display(row(expressionOf(product), '=', blank()))];
  }
}

/** Whether anything is left out before multiplying. */
function isCancelled(product: Product): boolean {
  return JSON.stringify(barred(product)) !== JSON.stringify(cancelled(product));
}

function bar(values: readonly number[]): MathNode {
  return row(...values.flatMap((value, index) => (index === 0 ? [value] : ['×' as const, value])));
}

function hints(product: Product, form: QuestionVariant): readonly Hint[] {
  const hasMixed = product.some((factor) => factor.whole > 0);
  const { numerators, denominators } = barred(product);
  return [
    form === 'story'
      ? hint(p`فکر کن: یک مقدار چند برابر می‌شود یا کسری از آن را می‌خواهیم؟ هر دو یعنی ضرب.`)
      : form === 'figure'
        ? hint(p`اول مقدار رنگ‌شده را به صورت کسر یا عدد مخلوط بنویس. «برابر کردن» یعنی ضرب.`)
        : hint(p`در ضرب کسرها، صورت‌ها در هم ضرب می‌شوند و مخرج‌ها در هم. اینجا مخرج مشترک لازم نیست.`),
    hasMixed
      ? hint(p`اول عدد مخلوط را به کسر تبدیل کن: عدد کامل ضربدر مخرج، به‌علاوهٔ صورت.`)
      : product.some(({ denominator }) => denominator === 1)
        ? hint(p`عدد کامل را می‌شود کسری با مخرج ۱ نوشت. همه را روی یک خط کسری بنویس.`)
        : hint(p`همه را روی یک خط کسری بنویس: ضرب صورت‌ها بالا و ضرب مخرج‌ها پایین.`),
    hint(
      isCancelled(product)
        ? p`پیش از ضرب کردن، ساده کن: هر صورت را با هر مخرجی که شمارندهٔ مشترک دارد ساده کن. بعد ضرب کن.`
        : p`صورت‌ها با مخرج‌ها شمارندهٔ مشترکی ندارند؛ پس ضرب‌های بالا و پایین خط را حساب کن.`,
      display(frac(bar(numerators), bar(denominators))),
    ),
  ];
}

function solution(product: Product): readonly SolutionStep[] {
  const value = totalOf(product);
  const before = barred(product);
  const after = cancelled(product);
  const improper = product.filter((factor) => factor.whole > 0);
  const plain = written({
    whole: 0,
    numerator: multiplied(after.numerators),
    denominator: multiplied(after.denominators),
  });
  const steps: SolutionStep[] = [];
  if (improper.length > 0) {
    steps.push(
      step(
        p`${improper.length === 1 ? 'عدد مخلوط' : 'عددهای مخلوط'} را به کسر تبدیل می‌کنیم تا همهٔ عددها کسر باشند.`,
        ...improper.map((factor) =>
          display(row(written(factor), '=', frac(single(factor).numerator, single(factor).denominator))),
        ),
      ),
    );
  }
  steps.push(
    step(
      p`صورت‌ها را در هم و مخرج‌ها را در هم ضرب می‌کنیم؛ فعلاً فقط ضرب‌ها را می‌نویسیم.`,
      display(row(expressionOf(product), '=', frac(bar(before.numerators), bar(before.denominators)))),
    ),
  );
  if (isCancelled(product)) {
    steps.push(
      step(
        p`پیش از ضرب، هر صورت را با مخرجی که شمارندهٔ مشترک دارد ساده می‌کنیم تا عددها کوچک شوند.`,
        display(
          row(
            frac(bar(before.numerators), bar(before.denominators)),
            '=',
            frac(bar(after.numerators), bar(after.denominators)),
          ),
        ),
      ),
    );
  }
  const ended = mixedOf(value);
  const isPlain = JSON.stringify(ended) === JSON.stringify(plain);
  steps.push(
    step(
      p`حالا ضرب می‌کنیم.`,
      display(
        row(
          frac(bar(after.numerators), bar(after.denominators)),
          '=',
          plain,
          ...(isPlain ? [] : ['=' as const, ended]),
        ),
      ),
    ),
  );
  return steps;
}

export const fractionProduct = defineSkill({
  id: 'g6-fraction-mult',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const product = drawFactors(rng, level);
    if (!suits(product, level)) return null;
    const [first, second] = product;
    const isDrawn =
      first &&
      second &&
      product.length === 2 &&
      second.denominator > 1 &&
      second.denominator <= 10 &&
      second.whole <= 4;
    if (form === 'figure' && !isDrawn) return null;
    const asked = stem(rng, product, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' && second ? { figure: coloredBars(second) } : {}),
      ...anyFractionAnswer(totalOf(product)),
      misconceptions: misconceptionsOf(
        // In bars it is the number that is seen, and so only copied.
        writtenMisconceptions(product, form === 'figure').filter(
          ({ id }) => form !== 'figure' || id !== 'both-terms-multiplied',
        ),
        mixedKey,
      ),
      hints: hints(product, form),
      solution: solution(product),
    };
  },
});
