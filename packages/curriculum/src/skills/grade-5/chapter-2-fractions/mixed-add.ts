import { adding } from '../../../authoring/fractions/stories/adding.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Fraction,
  fractionValue,
  type Mixed,
  reducedFractions,
  written,
} from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  line,
  type MathNode,
  mixed,
  mixedAnswer,
  mixedKey,
  mixedOf,
  p,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { commonDenominator, conversion, openConversion, scaledTo } from './question-parts/common-denominator.ts';
import { hopOnLine, twoAsBars } from './question-parts/mixed-number-figures.ts';

interface Sum {
  readonly first: Mixed;
  readonly second: Mixed;
  /** Denominator of the sum before reducing. */
  readonly common: number;
  /** The fraction parts over `common`, added. */
  readonly numerator: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'story', 'find-mistake'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

const everyFraction = reducedFractions(2, 12);

/** Level 1: one denominator; level 2: the fraction parts stay below one; later they pass it. */
function suits(level: Level, first: Fraction, second: Fraction): boolean {
  const common = commonDenominator(first, second);
  const passesOne = scaledTo(first, common).numerator + scaledTo(second, common).numerator > common;
  switch (level) {
    case 1:
      return first.denominator === second.denominator && first.denominator <= 10 && !passesOne;
    case 2:
      return first.denominator !== second.denominator && common <= 24 && !passesOne;
    case 3:
      return first.denominator !== second.denominator && common <= 60 && passesOne;
    case 4:
      return common > Math.max(first.denominator, second.denominator) && common >= 20 && common <= 60 && passesOne;
  }
}

function draw(rng: Rng, level: Level, form: QuestionVariant): Sum | null {
  const most = form === 'figure' ? 2 : level === 1 ? 5 : level === 2 ? 6 : 9;
  const one = rng.pick(everyFraction);
  const other = rng.pick(
    level === 1 ? everyFraction.filter(({ denominator }) => denominator === one.denominator) : everyFraction,
  );
  if (!suits(level, one, other)) return null;
  const common = commonDenominator(one, other);
  const numerator = scaledTo(one, common).numerator + scaledTo(other, common).numerator;
  // Fraction parts that make exactly one leave no mixed number.
  return numerator === common
    ? null
    : {
        first: { whole: rng.int(1, most), ...one },
        second: { whole: rng.int(1, most), ...other },
        common,
        numerator,
      };
}

function total({ first, second }: Sum) {
  return fractionValue(first).plus(fractionValue(second));
}

function expression({ first, second }: Sum): MathNode {
  return row(written(first), '+', written(second));
}

function writtenMisconceptions(sum: Sum): readonly WrittenMisconception[] {
  const { first, second, common, numerator } = sum;
  const whole = first.whole + second.whole;
  const numerators = first.numerator + second.numerator;
  const rest = fractionValue(first).minus(fractionValue(second));
  // Of a fraction and its double the difference is what is left where the double is left out.
  const isDouble = (one: Mixed, other: Mixed) =>
    one.numerator * other.denominator === 2 * other.numerator * one.denominator;
  return writtenMisconceptionsFrom(total(sum), [
    numerator > common
      ? writtenMisconception(
          'new-whole-not-added',
          'واحدی را که از جمع کسرها به دست آمده اضافه نکرده',
          { whole, numerator: numerator - common, denominator: common },
          line`جمع کسرها از یک واحد بیشتر شده است. آن یک واحد را هم به عددهای کامل اضافه کن.`,
        )
      : null,
    writtenMisconception(
      'denominators-added',
      'مخرج‌ها را هم با هم جمع کرده',
      { whole, numerator: numerators, denominator: first.denominator + second.denominator },
      line`مخرج، اندازهٔ قسمت‌ها را نشان می‌دهد و جمع نمی‌شود. قسمت‌ها باید هم‌اندازه باشند تا بشود آن‌ها را شمرد.`,
    ),
    writtenMisconception(
      'numerators-not-converted',
      'مخرج مشترک گرفته و صورت‌ها را عوض نکرده',
      { whole, numerator: numerators, denominator: common },
      line`مخرج مشترک درست است. وقتی مخرج در عددی ضرب می‌شود، صورت هم باید در همان عدد ضرب شود.`,
    ),
    writtenMisconception(
      'larger-denominator-kept',
      'مخرج بزرگ‌تر را برای هر دو کسر نوشته',
      { whole, numerator: numerators, denominator: Math.max(first.denominator, second.denominator) },
      line`قسمت‌های دو کسر هم‌اندازه نیستند. اول هر دو کسر را با یک مخرج مشترک بنویس.`,
    ),
    writtenMisconception(
      'whole-parts-left-out',
      'فقط کسرها را جمع کرده',
      numerator > common
        ? { whole: 1, numerator: numerator - common, denominator: common }
        : { numerator, denominator: common },
      line`جمع کسرها را پیدا کرده‌ای؛ عددهای کامل را هم باید جمع کنی.`,
    ),
    isDouble(second, first)
      ? null
      : writtenMisconception(
          'one-fraction-left-out',
          'کسر یکی از عددها را جا انداخته',
          { whole, numerator: first.numerator, denominator: first.denominator },
          line`هر دو عدد قسمت کسری دارند. ببین کسر کدام عدد را جا انداخته‌ای.`,
        ),
    isDouble(first, second)
      ? null
      : writtenMisconception(
          'one-fraction-left-out',
          'کسر یکی از عددها را جا انداخته',
          { whole, numerator: second.numerator, denominator: second.denominator },
          line`هر دو عدد قسمت کسری دارند. ببین کسر کدام عدد را جا انداخته‌ای.`,
        ),
    writtenMisconception(
      'subtracted-instead',
      'به جای جمع، تفریق کرده',
      { whole: rest.whole, numerator: rest.part.numerator, denominator: rest.part.denominator },
      line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
    ),
  ]);
}

/** A hop on a line where both numbers are on its ticks, else bars. */
function picture(rng: Rng, { first, second }: Sum): Figure {
  const to = first.whole + second.whole + 1;
  return first.denominator === second.denominator && rng.chance(1, 2)
    ? hopOnLine(first, second, '+', to)
    : twoAsBars(first, second);
}

const request = 'جواب را به صورت عدد مخلوط بنویس.';

function stem(rng: Rng, sum: Sum, form: QuestionVariant, figure: Figure | null): readonly Block[] | null {
  const { first, second } = sum;
  switch (form) {
    case 'figure':
      return figure?.t === 'number-line'
        ? [p`روی محور از ${written(first)} به اندازهٔ ${written(second)} جلو رفته‌ایم. به چه عددی رسیده‌ایم؟ ${request}`]
        : [p`هر نوار یک واحد است و نوارها دو عدد را نشان می‌دهند. جمع این دو عدد چند می‌شود؟ ${request}`];
    case 'story':
      return pickWordProblem(rng, adding, { first, second, request });
    case 'reverse':
      return [
        p`در جای خالی چه عدد مخلوطی باید باشد؟`,
        display(row(blank(), '−', written(second), '=', written(first))),
      ];
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expression(sum), '=', rng.pick(writtenMisconceptions(sum)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت عدد مخلوط بنویس.`,
      ];
    default:
      return [p`حاصل این جمع را به صورت عدد مخلوط بنویس.`, display(row(expression(sum), '=', blank()))];
  }
}

function unhidden({ first, second }: Sum): Block {
  return p`از عددی ${written(second)} برداشته‌ایم و ${written(first)} مانده است؛ پس آن عدد برابر است با این دو عدد روی هم.`;
}

function hints(sum: Sum, form: QuestionVariant): readonly Hint[] {
  const { first, second, common, numerator } = sum;
  const open = [first, second]
    .filter(({ denominator }) => denominator !== common)
    .map((one) => display(openConversion(one, common)));
  return [
    form === 'reverse' ? hint(unhidden(sum)) : hint(p`باید ${written(first)} و ${written(second)} را روی هم بگذاری.`),
    hint(p`عددهای کامل را با هم جمع کن و کسرها را با هم. کسرها وقتی جمع می‌شوند که مخرجشان یکی باشد.`),
    ...(open.length > 0 ? [hint(p`مخرج مشترک ${common} است. کسرها را با این مخرج بنویس:`, ...open)] : []),
    numerator > common
      ? hint(p`جمع کسرها از یک واحد بیشتر می‌شود. یک واحد کامل را از آن جدا کن و به عددهای کامل اضافه کن.`)
      : hint(p`حالا صورت‌ها را جمع کن. مخرج همان ${common} می‌ماند و عددهای کامل هم جدا جمع می‌شوند.`),
  ];
}

function solution(sum: Sum, form: QuestionVariant): readonly SolutionStep[] {
  const { first, second, common, numerator } = sum;
  const whole = first.whole + second.whole;
  const [one, other] = [scaledTo(first, common), scaledTo(second, common)];
  const changed = [first, second].filter(({ denominator }) => denominator !== common);
  const passes = numerator > common;
  const result = passes ? mixed(whole + 1, numerator - common, common) : mixed(whole, numerator, common);
  const value = total(sum);
  const reduced = value.part.denominator === common ? [] : (['=', mixedOf(value)] as const);
  return [
    ...(form === 'reverse' ? [step(unhidden(sum))] : []),
    ...(changed.length > 0
      ? [
          step(
            p`مخرج‌ها فرق دارند. ${common} بر هر دو مخرج بخش‌پذیر است؛ کسرها را با این مخرج می‌نویسیم تا قسمت‌ها هم‌اندازه شوند.`,
            ...changed.map((fraction) => display(conversion(fraction, common))),
          ),
        ]
      : []),
    step(
      p`عددهای کامل را با هم و کسرها را با هم جمع می‌کنیم.`,
      display(row(first.whole, '+', second.whole, '=', whole)),
      display(row(frac(one.numerator, common), '+', frac(other.numerator, common), '=', frac(numerator, common))),
    ),
    ...(passes
      ? [
          step(
            p`این کسر از یک واحد بیشتر است؛ یک واحد کامل از آن جدا می‌کنیم و به ${whole} اضافه می‌کنیم.`,
            display(row(frac(numerator, common), '=', mixed(1, numerator - common, common))),
          ),
        ]
      : []),
    step(
      reduced.length > 0 ? p`پس جواب این است؛ شکل ساده‌شده هم درست است.` : p`پس جواب این است:`,
      display(row(expression(sum), '=', result, ...reduced)),
    ),
  ];
}

export const mixedAdd = defineSkill({
  id: 'g5-mixed-add',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 6,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const sum = draw(rng, level, form);
    if (sum === null) return null;
    const figure = form === 'figure' ? picture(rng, sum) : null;
    const asked = stem(rng, sum, form, figure);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(figure === null ? {} : { figure }),
      ...mixedAnswer(total(sum)),
      misconceptions: misconceptionsOf(writtenMisconceptions(sum), mixedKey),
      hints: hints(sum, form),
      solution: solution(sum, form),
    };
  },
});
