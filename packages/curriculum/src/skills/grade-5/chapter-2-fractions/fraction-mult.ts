import { partOfPart } from '../../../authoring/fractions/stories/part-of-part.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import { type Fraction, fractionValue, isReduced, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  type MathNode,
  p,
  persianNumber,
  type QuestionVariant,
  type Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { commonDenominator, scaledTo } from './question-parts/common-denominator.ts';
import {
  type AskedProduct,
  drawAsked,
  type Product,
  plainProduct,
  productWrittenMisconceptions,
  total,
} from './question-parts/fraction-multiplication.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'story', 'find-mistake'],
  4: ['reverse', 'compare', 'story', 'find-mistake'],
};

function expression({ first, second }: Product): MathNode {
  return row(written(first), '×', written(second));
}

function picture({ second }: Product, isRound: boolean): Figure {
  const unit = [{ parts: second.denominator, shaded: second.numerator, tone: 'accent' as const }];
  const tail = `${persianNumber(second.denominator)} قسمت مساوی که ${persianNumber(second.numerator)} قسمت آن رنگ شده است`;
  return isRound
    ? { t: 'circles', description: `یک دایره با ${tail}`, circles: unit }
    : { t: 'bars', description: `یک نوار با ${tail}`, bars: unit };
}

const request = 'جواب را به صورت کسر بنویس.';

function stem(rng: Rng, chosen: AskedProduct, isRound: boolean): readonly Block[] | null {
  const { first, second, form, other } = chosen;
  switch (form) {
    case 'figure': {
      const unit = isRound ? 'دایره' : 'نوار';
      return [
        p`قسمت رنگ‌شدهٔ ${unit} را ببین. ${written(first)} این قسمت را جدا می‌کنیم.`,
        p`قسمتی که جدا کرده‌ایم چه کسری از همهٔ ${unit} است؟ ${request}`,
      ];
    }
    case 'story':
      return pickWordProblem(rng, partOfPart, { part: first, of: second, request });
    case 'reverse': {
      const { numerator, denominator } = plainProduct(chosen);
      return [
        p`در جای خالی چه کسری باید باشد؟`,
        display(
          rng.chance(1, 2)
            ? row(blank(), '×', written(second), '=', frac(numerator, denominator))
            : row(written(second), '×', blank(), '=', frac(numerator, denominator)),
        ),
      ];
    }
    case 'compare': {
      if (other === null) return null;
      const both = rng.shuffle([chosen, other]).map((product) => display(expression(product)));
      return [p`حاصل کدام ضرب بزرگ‌تر است؟ حاصل بزرگ‌تر را به صورت کسر بنویس.`, ...both];
    }
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expression(chosen), '=', rng.pick(productWrittenMisconceptions(chosen)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    default:
      return [p`حاصل این ضرب را به صورت کسر بنویس.`, display(row(expression(chosen), '=', blank()))];
  }
}

function hints(chosen: AskedProduct): readonly Hint[] {
  const { first, second, form } = chosen;
  const rule = p`در ضرب کسرها، صورت‌ها در هم ضرب می‌شوند و مخرج‌ها در هم. لازم نیست مخرج‌ها یکی باشند.`;
  if (form === 'compare') {
    return [
      hint(p`اول حاصل هر ضرب را پیدا کن، بعد دو حاصل را مقایسه کن.`),
      hint(rule),
      hint(p`اگر حاصل‌ها مخرج‌های متفاوتی دارند، برای مقایسه مخرج مشترک بگیر.`),
    ];
  }
  if (form === 'reverse') {
    const { numerator, denominator } = plainProduct(chosen);
    return [
      hint(p`کسری را پیدا کن که اگر در ${written(second)} ضرب شود، حاصل ${frac(numerator, denominator)} شود.`),
      hint(rule),
      hint(
        p`ببین ${second.numerator} در چه عددی ضرب شده و ${numerator} شده است، و ${second.denominator} در چه عددی ضرب شده و ${denominator} شده است.`,
        display(row(second.numerator, '×', blank(), '=', numerator)),
        display(row(second.denominator, '×', blank(), '=', denominator)),
      ),
    ];
  }
  return [
    form === 'bare' || form === 'find-mistake'
      ? hint(p`ضرب ${written(first)} در ${written(second)} یعنی ${written(first)} از ${written(second)} را پیدا کنیم.`)
      : hint(p`باید کسری از یک کسر را پیدا کنی: ${written(first)} از ${written(second)}. این کار با ضرب انجام می‌شود.`),
    hint(rule),
    hint(
      p`این دو ضرب را حساب کن؛ اولی صورت جواب است و دومی مخرج آن:`,
      display(row(first.numerator, '×', second.numerator, '=', blank())),
      display(row(first.denominator, '×', second.denominator, '=', blank())),
    ),
  ];
}

function worked(product: Product): MathNode {
  const { first, second } = product;
  const { numerator, denominator } = plainProduct(product);
  return row(
    expression(product),
    '=',
    frac(row(first.numerator, '×', second.numerator), row(first.denominator, '×', second.denominator)),
    '=',
    frac(numerator, denominator),
  );
}

function solution(chosen: AskedProduct): readonly SolutionStep[] {
  const { first, second, form, other } = chosen;
  const product = plainProduct(chosen);
  const value = total(chosen);
  const reduced = isReduced(product)
    ? []
    : [display(row(frac(product.numerator, product.denominator), '=', fracOf(value)))];
  if (form === 'reverse') {
    const { numerator, denominator } = product;
    return [
      step(
        p`در ضرب کسرها صورت در صورت ضرب می‌شود؛ پس صورت گمشده را با تقسیم پیدا می‌کنیم.`,
        display(row(numerator, '÷', second.numerator, '=', first.numerator)),
      ),
      step(p`مخرج هم در مخرج ضرب می‌شود.`, display(row(denominator, '÷', second.denominator, '=', first.denominator))),
      step(
        p`پس کسر گمشده این است؛ با ضرب امتحان می‌کنیم:`,
        display(row(written(first), '×', written(second), '=', frac(numerator, denominator))),
      ),
    ];
  }
  if (other) {
    const [larger, smaller] = [inLowestTerms(value), inLowestTerms(total(other))];
    const common = commonDenominator(larger, smaller);
    const over = (fraction: Fraction) => frac(scaledTo(fraction, common).numerator, common);
    return [
      step(p`صورت را در صورت و مخرج را در مخرج ضرب می‌کنیم.`, display(worked(chosen)), display(worked(other))),
      step(
        p`حاصل‌ها را ساده می‌کنیم و برای مقایسه، با مخرج مشترک ${common} می‌نویسیم.`,
        ...[larger, smaller]
          .filter(({ denominator }) => denominator !== common)
          .map((one) => display(row(written(one), '=', over(one)))),
        display(row(over(larger), '>', over(smaller))),
      ),
      step(p`پس حاصل بزرگ‌تر این است:`, display(row(expression(chosen), '=', fracOf(value)))),
    ];
  }
  return [
    step(
      p`${written(first)} از ${written(second)} را می‌خواهیم: هر ${frac(1, second.denominator)} را به ${first.denominator} قسمت تقسیم می‌کنیم؛ پس واحد به ${product.denominator} قسمت تقسیم می‌شود.`,
      display(row(first.denominator, '×', second.denominator, '=', product.denominator)),
    ),
    step(
      p`از این قسمت‌های کوچک ${product.numerator} تا برمی‌داریم؛ یعنی صورت در صورت ضرب می‌شود و مخرج در مخرج.`,
      display(worked(chosen)),
    ),
    ...(reduced.length > 0 ? [step(p`این کسر ساده هم می‌شود؛ هر دو جواب درست است.`, ...reduced)] : []),
  ];
}

/** A value as a fraction in lowest terms. */
function inLowestTerms(value: Rational): Fraction {
  return { numerator: value.numerator, denominator: value.denominator };
}

export const fractionMult = defineSkill({
  id: 'g5-fraction-mult',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const chosen = drawAsked(rng, level, form);
    if (chosen === null) return null;
    const isRound = rng.chance(1, 2);
    const asked = stem(rng, chosen, isRound);
    if (asked === null) return null;
    const { first } = chosen;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(chosen, isRound) } : {}),
      ...fractionAnswer(form === 'reverse' ? fractionValue(first) : total(chosen)),
      misconceptions: misconceptionsOf(productWrittenMisconceptions(chosen), fractionKey),
      hints: hints(chosen),
      solution: solution(chosen),
    };
  },
});
