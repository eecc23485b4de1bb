import { adding } from '../../../authoring/fractions/stories/adding.ts';
import { subtracting } from '../../../authoring/fractions/stories/subtracting.ts';
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
  fracOf,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  line,
  type MathNode,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { commonDenominator, conversion, openConversion, scaledTo } from './question-parts/common-denominator.ts';
import { fractionSumWrongLine } from './question-parts/fraction-add-unlike-wrong-line.ts';

/** What is worked out: `first + second`, or `first − second` with the larger first. */
interface Sum {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly sign: '+' | '−';
  /** How the sum is hidden in an equation with a box, when it is. */
  readonly hidden: 'addend' | 'minuend' | 'subtrahend' | null;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake', 'compare'],
  3: ['bare', 'story', 'story', 'find-mistake', 'compare'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

const everyFraction = reducedFractions(2, 12);

/** Level 1: one denominator is a multiple of the other. Later neither is; at level 4 the common one is large. */
function suits(level: Level, first: Fraction, second: Fraction): boolean {
  const common = commonDenominator(first, second);
  const isMultiple = common === Math.max(first.denominator, second.denominator);
  switch (level) {
    case 1:
      return isMultiple && first.denominator !== second.denominator;
    case 2:
      return common <= 24 && first.denominator !== second.denominator;
    case 3:
      return !isMultiple && common <= 60;
    case 4:
      return !isMultiple && common >= 20 && common <= 60;
  }
}

function draw(rng: Rng, level: Level, form: QuestionVariant): Sum | null {
  const one = rng.pick(everyFraction);
  const other = rng.pick(everyFraction);
  if (!suits(level, one, other)) return null;
  const hidden = form === 'reverse' ? rng.pick(['addend', 'minuend', 'subtrahend'] as const) : null;
  const isSum = form === 'compare' ? false : hidden === null ? rng.chance(1, 2) : hidden === 'minuend';
  const isLarger = fractionValue(one).compare(fractionValue(other)) > 0;
  if (!isSum) {
    const [first, second] = isLarger ? [one, other] : [other, one];
    // A difference that is in the question already gives itself away.
    return fractionValue(first).minus(fractionValue(second)).equals(fractionValue(second))
      ? null
      : { first, second, sign: '−', hidden };
  }
  // A sum of exactly one has no place in fraction boxes; below level 3 it stays under one.
  const total = fractionValue(one).plus(fractionValue(other));
  if (total.isWhole || (level < 3 && total.whole > 0)) return null;
  return { first: one, second: other, sign: '+', hidden };
}

function total({ first, second, sign }: Sum) {
  return sign === '+'
    ? fractionValue(first).plus(fractionValue(second))
    : fractionValue(first).minus(fractionValue(second));
}

function expression({ first, second, sign }: Sum): MathNode {
  return row(written(first), sign, written(second));
}

/** The equation with its box: □ + 1/4 = 5/6, □ − 1/4 = 5/6 or 5/6 − □ = 1/4. */
function equation({ first, second, hidden }: Sum): MathNode {
  switch (hidden) {
    case 'minuend':
      return row(blank(), '−', written(second), '=', written(first));
    case 'subtrahend':
      return row(written(first), '−', blank(), '=', written(second));
    default:
      return row(blank(), '+', written(second), '=', written(first));
  }
}

function writtenMisconceptions(sum: Sum): readonly WrittenMisconception[] {
  const { first, second, sign } = sum;
  const isSum = sign === '+';
  const common = commonDenominator(first, second);
  const numerators = isSum ? first.numerator + second.numerator : Math.abs(first.numerator - second.numerator);
  const half = scaledTo(first, common).numerator;
  const largest = Math.max(first.denominator, second.denominator);
  const other = isSum
    ? fractionValue(first).minus(fractionValue(second))
    : fractionValue(first).plus(fractionValue(second));
  return writtenMisconceptionsFrom(total(sum), [
    isSum
      ? writtenMisconception(
          'denominators-added',
          'مخرج‌ها را هم با هم جمع کرده',
          { numerator: numerators, denominator: first.denominator + second.denominator },
          line`مخرج، اندازهٔ قسمت‌ها را نشان می‌دهد و جمع نمی‌شود. اول کاری کن که قسمت‌های دو کسر هم‌اندازه شوند.`,
        )
      : // One apart, it is how many more parts are counted as well.
        Math.abs(first.denominator - second.denominator) === 1
        ? null
        : writtenMisconception(
            'denominators-subtracted',
            'مخرج‌ها را هم از هم کم کرده',
            { numerator: numerators, denominator: Math.abs(first.denominator - second.denominator) },
            line`مخرج، اندازهٔ قسمت‌ها را نشان می‌دهد و کم نمی‌شود. اول کاری کن که قسمت‌های دو کسر هم‌اندازه شوند.`,
          ),
    writtenMisconception(
      'numerators-not-converted',
      'مخرج مشترک گرفته و صورت‌ها را عوض نکرده',
      { numerator: numerators, denominator: common },
      line`مخرج مشترک درست است. وقتی مخرج در عددی ضرب می‌شود، صورت هم باید در همان عدد ضرب شود.`,
    ),
    writtenMisconception(
      'one-numerator-not-converted',
      'صورت یکی از کسرها را عوض نکرده',
      { numerator: isSum ? half + second.numerator : half - second.numerator, denominator: common },
      line`صورت یکی از کسرها عوض نشده است. ببین مخرج هر کسر در چه عددی ضرب شده.`,
    ),
    // Of 4/7 and 1/2 the difference of the numerators over 7 is what 4/7 leaves of one, too.
    !isSum &&
    [first, second].some((each) => Rational.of(1).minus(fractionValue(each)).equals(Rational.of(numerators, largest)))
      ? null
      : writtenMisconception(
          'larger-denominator-kept',
          'مخرج بزرگ‌تر را برای هر دو کسر نوشته',
          { numerator: numerators, denominator: largest },
          line`قسمت‌های دو کسر هم‌اندازه نیستند. مخرجی پیدا کن که بر هر دو مخرج بخش‌پذیر باشد و هر دو کسر را با آن بنویس.`,
        ),
    isSum
      ? writtenMisconception(
          'subtracted-instead',
          'به جای جمع، تفریق کرده',
          { numerator: other.sign > 0 ? other.numerator : 0, denominator: other.denominator },
          line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
        )
      : writtenMisconception(
          'added-instead',
          'به جای تفریق، جمع کرده',
          { numerator: other.numerator, denominator: other.denominator },
          line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
        ),
  ]);
}

function picture({ first, second }: Sum, isRound: boolean): Figure {
  const statement = [first, second].map(
    ({ numerator, denominator }, index) =>
      `${index === 0 ? 'اولی' : 'دومی'} ${persianNumber(denominator)} قسمت مساوی دارد و ${persianNumber(numerator)} قسمت آن رنگ شده است`,
  );
  const units = [first, second].map(({ numerator, denominator }) => ({ parts: denominator, shaded: numerator }));
  return isRound
    ? { t: 'circles', description: `دو دایرهٔ هم‌اندازه؛ ${statement.join('، ')}`, circles: units }
    : { t: 'bars', description: `دو نوار هم‌اندازه؛ ${statement.join('، ')}`, bars: units };
}

const request = 'جواب را به صورت کسر بنویس.';

function stem(rng: Rng, sum: Sum, form: QuestionVariant, isRound: boolean): readonly Block[] | null {
  const { first, second, sign } = sum;
  switch (form) {
    case 'figure': {
      const unit = isRound ? 'دایره' : 'نوار';
      return sign === '+'
        ? [p`هر ${unit} یک واحد است. قسمت‌های رنگ‌شده روی هم چه کسری از یک ${unit} می‌شود؟`]
        : [
            p`هر ${unit} یک واحد است. در ${isRound ? 'دایرهٔ' : 'نوار'} اول چقدر بیشتر از ${isRound ? 'دایرهٔ' : 'نوار'} دوم رنگ شده است؟ جواب را به صورت کسری از یک ${unit} بنویس.`,
          ];
    }
    case 'story':
      return pickWordProblem(rng, sign === '+' ? adding : subtracting, {
        first: { whole: 0, ...first },
        second: { whole: 0, ...second },
        request,
      });
    case 'reverse':
      return [p`در جای خالی چه کسری باید باشد؟`, display(equation(sum))];
    case 'compare':
      return [p`${written(first)} چقدر از ${written(second)} بیشتر است؟ ${request}`];
    case 'find-mistake':
      return [
        p`${child(rng)} این‌طور حساب کرده است:`,
        display(row(expression(sum), '=', rng.pick(writtenMisconceptions(sum)).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    default:
      return [
        p`حاصل این ${sign === '+' ? 'جمع' : 'تفریق'} را به صورت کسر بنویس.`,
        display(row(expression(sum), '=', blank())),
      ];
  }
}

/** What the box stands for. */
function unhidden({ first, second, hidden }: Sum): Block {
  switch (hidden) {
    case 'minuend':
      return p`از عددی ${written(second)} برداشته‌ایم و ${written(first)} مانده است؛ پس آن عدد برابر است با این دو کسر روی هم.`;
    case 'subtrahend':
      return p`از ${written(first)} چیزی برداشته‌ایم و ${written(second)} مانده است؛ پس آن چیز برابر است با اختلاف این دو کسر.`;
    default:
      return p`چیزی را با ${written(second)} جمع کرده‌ایم و ${written(first)} شده است؛ پس آن چیز برابر است با اختلاف این دو کسر.`;
  }
}

function hints(sum: Sum, form: QuestionVariant): readonly Hint[] {
  const { first, second, sign, hidden } = sum;
  const common = commonDenominator(first, second);
  const verb = sign === '+' ? 'جمع' : 'از هم کم';
  const open = [first, second]
    .filter(({ denominator }) => denominator !== common)
    .map((one) => display(openConversion(one, common)));
  const restated =
    hidden !== null
      ? hint(unhidden(sum))
      : form === 'figure'
        ? hint(
            p`اول کسر رنگ‌شدهٔ هر شکل را بنویس. قسمت‌های دو شکل هم‌اندازه نیستند؛ پس صورت‌ها را نمی‌شود همین‌طور ${verb} کرد.`,
          )
        : hint(p`باید این دو کسر را ${verb} کنی. مخرج‌ها فرق دارند، یعنی قسمت‌های دو کسر هم‌اندازه نیستند.`);
  return [
    restated,
    hint(
      p`کوچک‌ترین عددی را پیدا کن که هم بر ${first.denominator} و هم بر ${second.denominator} بخش‌پذیر باشد. آن عدد، مخرج مشترک است.`,
    ),
    hint(p`مخرج مشترک ${common} است. کسرها را با این مخرج بنویس و بعد صورت‌ها را ${verb} کن.`, ...open),
  ];
}

function solution(sum: Sum): readonly SolutionStep[] {
  const { first, second, sign, hidden } = sum;
  const common = commonDenominator(first, second);
  const [one, other] = [scaledTo(first, common), scaledTo(second, common)];
  const numerator = sign === '+' ? one.numerator + other.numerator : one.numerator - other.numerator;
  const value = total(sum);
  const changed = [first, second].filter(({ denominator }) => denominator !== common);
  return [
    ...(hidden === null ? [] : [step(unhidden(sum))]),
    step(
      p`مخرج‌ها فرق دارند و قسمت‌ها هم‌اندازه نیستند. ${common} بر هر دو مخرج بخش‌پذیر است؛ پس آن را مخرج مشترک می‌گیریم.`,
      ...changed.map((fraction) => display(conversion(fraction, common))),
    ),
    step(
      p`حالا قسمت‌ها هم‌اندازه‌اند. صورت‌ها را ${sign === '+' ? 'جمع' : 'از هم کم'} می‌کنیم و مخرج همان ${common} می‌ماند.`,
      display(
        row(
          expression(sum),
          '=',
          frac(one.numerator, common),
          sign,
          frac(other.numerator, common),
          '=',
          frac(numerator, common),
        ),
      ),
    ),
    ...(value.denominator === common
      ? []
      : [
          step(
            p`این کسر ساده هم می‌شود؛ هر دو جواب درست است.`,
            display(row(frac(numerator, common), '=', fracOf(value))),
          ),
        ]),
  ];
}

/** Whether numerators that are left as they are come to the right answer. */
function isRightUnconverted(sum: Sum): boolean {
  const { first, second, sign } = sum;
  const numerators = sign === '+' ? first.numerator + second.numerator : first.numerator - second.numerator;
  return Rational.of(Math.abs(numerators), commonDenominator(first, second)).equals(total(sum));
}

export const fractionAddUnlike = defineSkill({
  id: 'g5-fraction-add-unlike',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const sum = draw(rng, level, form);
    if (sum === null || isRightUnconverted(sum)) return null;
    const isRound = rng.chance(1, 2);
    const asked = stem(rng, sum, form, isRound);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(sum, isRound) } : {}),
      ...fractionAnswer(total(sum)),
      misconceptions: misconceptionsOf(writtenMisconceptions(sum), fractionKey),
      hints: hints(sum, form),
      solution: solution(sum),
    };
  },
  makeWrongLine: (rng, level) => {
    const sum = draw(rng, level === 4 ? 4 : 3, 'bare');
    return sum === null ? null : fractionSumWrongLine(rng, sum);
  },
});
