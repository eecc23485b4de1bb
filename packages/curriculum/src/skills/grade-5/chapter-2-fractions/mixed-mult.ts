import { scaling } from '../../../authoring/fractions/stories/scaling.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import { type Mixed, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  type MathNode,
  mixed,
  mixedAnswer,
  mixedKey,
  mixedOf,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { mixedMultWrongLine } from './question-parts/mixed-mult-wrong-line.ts';
import {
  type AskedMixedProduct,
  drawMixedProduct,
  type MixedProduct,
  mixedProductWrittenMisconceptions,
  mixedTotal,
  plainProduct,
  single,
} from './question-parts/mixed-multiplication.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story', 'story'],
  2: ['bare', 'story', 'story', 'find-mistake'],
  3: ['bare', 'story', 'story', 'find-mistake'],
  4: ['reverse', 'compare', 'story', 'find-mistake'],
};

function expression({ first, second }: MixedProduct): MathNode {
  return row(written(first), '×', written(second));
}

/** Hops of one size on a line, or the same mixed number as bars again and again. */
function picture(rng: Rng, { first, second }: MixedProduct): Figure | null {
  const count = second.numerator;
  const size = single(first).numerator;
  const { denominator, whole, numerator } = first;
  if (rng.chance(1, 2)) {
    const to = Math.floor((size * count) / denominator) + 1;
    if (to * denominator > 60 || to > 12) return null;
    return {
      t: 'number-line',
      description: `محوری از صفر تا ${persianNumber(to)} که فاصلهٔ هر دو عدد آن ${persianNumber(denominator)} قسمت مساوی دارد؛ ${persianNumber(count)} پرش مساوی پشت سر هم از صفر کشیده شده و هر پرش ${persianNumber(size)} قسمت است`,
      from: 0,
      to,
      divisions: denominator,
      hops: { start: 0, size, count },
    };
  }
  if (count * (whole + 1) > 8) return null;
  return {
    t: 'bars',
    description: `${persianNumber(count)} دستهٔ یک‌جور نوار؛ در هر دسته ${persianNumber(whole)} نوار کامل و ${persianNumber(numerator)} قسمت از نواری با ${persianNumber(denominator)} قسمت مساوی رنگ شده است`,
    bars: Array.from({ length: count }, (_, group) =>
      Array.from({ length: whole + 1 }, (__, index) => ({
        parts: denominator,
        shaded: index < whole ? denominator : numerator,
        tone: group % 2 === 0 ? ('accent' as const) : ('turmeric' as const),
      })),
    ).flat(),
  };
}

const request = 'جواب را به صورت عدد مخلوط بنویس.';

function stem(rng: Rng, asked: AskedMixedProduct, figure: Figure | null): readonly Block[] | null {
  const { first, second, form, other } = asked;
  switch (form) {
    case 'figure':
      return figure?.t === 'number-line'
        ? [p`از صفر ${second.numerator} پرش ${written(first)} واحدی کرده‌ایم. به چه عددی رسیده‌ایم؟ ${request}`]
        : [p`هر نوار یک واحد است و ${second.numerator} دستهٔ یک‌جور داریم. روی هم چند واحد رنگ شده است؟ ${request}`];
    case 'story':
      return pickWordProblem(rng, scaling, { first, second, request });
    case 'reverse':
      return [
        p`در جای خالی چه عدد مخلوطی باید باشد؟`,
        display(row(blank(), '÷', written(second), '=', written(first))),
      ];
    case 'compare': {
      if (other === null) return null;
      const both = rng.shuffle([asked, other]).map((product) => display(expression(product)));
      return [p`حاصل کدام ضرب بزرگ‌تر است؟ حاصل بزرگ‌تر را به صورت عدد مخلوط بنویس.`, ...both];
    }
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expression(asked), '=', rng.pick(mixedProductWrittenMisconceptions(asked)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت عدد مخلوط بنویس.`,
      ];
    default:
      return [p`حاصل این ضرب را به صورت عدد مخلوط بنویس.`, display(row(expression(asked), '=', blank()))];
  }
}

/** The mixed numbers to be made fractions, each once. */
function mixedOnes({ first, second }: MixedProduct): readonly Mixed[] {
  const isTwice =
    first.whole === second.whole && first.numerator === second.numerator && first.denominator === second.denominator;
  return (isTwice ? [first] : [first, second]).filter(({ whole }) => whole > 0);
}

function hints(asked: AskedMixedProduct): readonly Hint[] {
  const { first, second, form } = asked;
  const last = hint(p`در پایان، صورت را بر مخرج تقسیم کن تا حاصل به صورت عدد مخلوط در بیاید.`);
  const rule = hint(
    second.whole === 0 && second.denominator === 1
      ? p`حالا صورت را در ${second.numerator} ضرب کن. مخرج همان می‌ماند.`
      : p`حالا صورت را در صورت و مخرج را در مخرج ضرب کن. اگر شد، پیش از ضرب ساده کن.`,
  );
  if (form === 'compare') {
    return [
      hint(p`اول حاصل هر دو ضرب را پیدا کن، بعد مقایسه کن.`),
      hint(p`برای ضرب، هر عدد مخلوط را به کسر تبدیل کن.`),
      rule,
      last,
    ];
  }
  const restated =
    form === 'reverse'
      ? p`عددی را بر ${written(second)} تقسیم کرده‌ایم و ${written(first)} شده است؛ پس آن عدد با ضرب به دست می‌آید.`
      : form === 'figure'
        ? p`${second.numerator} بار ${written(first)} داریم؛ یعنی باید ${written(first)} را در ${second.numerator} ضرب کنی.`
        : p`باید ${written(first)} را در ${written(second)} ضرب کنی.`;
  return [
    hint(restated),
    hint(
      p`عدد مخلوط را به کسر تبدیل کن تا ضرب آسان شود.`,
      ...mixedOnes(asked).map((n) => display(row(written(n), '=', frac(blank(), n.denominator)))),
    ),
    rule,
    last,
  ];
}

/** One product worked out, ending in the finished mixed number. */
function worked(product: MixedProduct): readonly SolutionStep[] {
  const { first, second } = product;
  const [one, other] = [single(first), single(second)];
  const found = plainProduct(product);
  const value = mixedTotal(product);
  const rest = found.numerator % found.denominator;
  const finished = mixedOf(value);
  const whole = (found.numerator - rest) / found.denominator;
  const isReduced = value.denominator === found.denominator;
  return [
    step(
      p`هر عدد مخلوط را به کسر تبدیل می‌کنیم: عدد کامل ضرب در مخرج، به‌علاوهٔ صورت.`,
      ...mixedOnes(product).map((n) => display(row(written(n), '=', frac(single(n).numerator, n.denominator)))),
    ),
    step(
      p`صورت را در صورت و مخرج را در مخرج ضرب می‌کنیم.`,
      display(row(written(one), '×', written(other), '=', frac(found.numerator, found.denominator))),
    ),
    step(
      isReduced
        ? p`صورت را بر مخرج تقسیم می‌کنیم تا واحدهای کامل جدا شوند.`
        : p`صورت را بر مخرج تقسیم می‌کنیم تا واحدهای کامل جدا شوند. شکل ساده‌شده هم درست است.`,
      display(
        row(
          expression(product),
          '=',
          fracOf(Rational.of(found.numerator)),
          '÷',
          found.denominator,
          '=',
          mixed(whole, rest, found.denominator),
          ...(isReduced ? [] : (['=', finished] as const)),
        ),
      ),
    ),
  ];
}

function solution(asked: AskedMixedProduct): readonly SolutionStep[] {
  const { first, second, form, other } = asked;
  if (other) {
    return [
      ...worked(other),
      ...worked(asked),
      step(
        p`حاصل‌ها را مقایسه می‌کنیم و بزرگ‌تر را می‌نویسیم.`,
        display(row(mixedOf(mixedTotal(asked)), '>', mixedOf(mixedTotal(other)))),
      ),
    ];
  }
  return [
    ...(form === 'reverse'
      ? [
          step(
            p`تقسیم را با ضرب برمی‌گردانیم: جای خالی برابر است با حاصل این ضرب.`,
            display(row(written(first), '×', written(second))),
          ),
        ]
      : []),
    ...worked(asked),
  ];
}

export const mixedMult = defineSkill({
  id: 'g5-mixed-mult',
  levels: [1, 2, 3, 4],
  targetLevel: 3,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const asked = drawMixedProduct(rng, level, form);
    if (asked === null) return null;
    const figure = form === 'figure' ? picture(rng, asked) : null;
    const statement = form === 'figure' && figure === null ? null : stem(rng, asked, figure);
    if (statement === null) return null;
    return {
      form,
      stem: statement,
      ...(figure === null ? {} : { figure }),
      ...mixedAnswer(mixedTotal(asked)),
      misconceptions: misconceptionsOf(mixedProductWrittenMisconceptions(asked), mixedKey),
      hints: hints(asked),
      solution: solution(asked),
    };
  },
  makeWrongLine: mixedMultWrongLine,
});
