import { portionWordProblems } from '../../../authoring/fractions/stories/portions.ts';
import { sharing } from '../../../authoring/fractions/stories/sharing.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconceptionsFrom,
  writtenMisconceptionValue,
} from '../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, type Mixed, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  anyFractionAnswer,
  type Block,
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
  mixedKey,
  mixedOf,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { howLong } from './question-parts/how-many-steps-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'story', 'figure'],
  2: ['story', 'story', 'figure', 'reverse'],
  3: ['story', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'story', 'reverse', 'find-mistake'],
};

/** `amount ÷ portion`; in reverse the portion is a whole number of equal shares. */
interface Division {
  readonly amount: Mixed;
  readonly portion: Mixed;
}

const simple = reducedFractions(2, 6);
const usual = [...reducedFractions(2, 6), ...reducedFractions(8, 8), ...reducedFractions(10, 10)];

function asMixed(value: Rational): Mixed {
  return { whole: value.whole, numerator: value.part.numerator, denominator: value.part.denominator };
}

/** A whole count of portions up to level 3; from level 2 on a part of a portion may be left. */
function draw(rng: Rng, level: Level, form: QuestionVariant): Division | null {
  if (form === 'reverse') {
    const amount = { whole: rng.int(1, level === 4 ? 12 : 6), ...rng.pick(usual) };
    return { amount, portion: { whole: rng.int(2, level === 4 ? 12 : 6), numerator: 0, denominator: 1 } };
  }
  const isWhole = level === 1 || form === 'figure' || rng.chance(1, level === 4 ? 4 : 2);
  const fraction = rng.pick(level === 1 ? simple : usual);
  if (isWhole) {
    const portion = { whole: 0, ...fraction };
    const amount = fractionValue(portion).times(Rational.of(rng.int(2, level === 1 ? 12 : 24)));
    if (form !== 'figure' && level > 1 && amount.isWhole && rng.chance(1, 2)) return null;
    return { amount: asMixed(amount), portion };
  }
  const portion = { whole: level === 4 || rng.chance(1, 2) ? rng.int(1, level === 2 ? 2 : 4) : 0, ...fraction };
  const amount = { whole: rng.int(2, level === 2 ? 9 : 18), ...rng.pick(usual) };
  return { amount, portion };
}

function quotientOf({ amount, portion }: Division): Rational {
  return fractionValue(amount).over(fractionValue(portion));
}

function single({ whole, numerator, denominator }: Mixed): {
  readonly numerator: number;
  readonly denominator: number;
} {
  return { numerator: whole * denominator + numerator, denominator };
}

/** More than one portion, terms the child can work with, no answer that is in its own question. */
function suits(division: Division, form: QuestionVariant): boolean {
  const value = quotientOf(division);
  const { amount, portion } = division;
  const isGiven = value.equals(fractionValue(amount)) || value.equals(fractionValue(portion));
  if (isGiven || single(amount).numerator > 150 || value.d > 24n) return false;
  return form === 'reverse' ? !value.isWhole : value.compare(Rational.of(1)) > 0 && value.n < 200n;
}

function writtenMisconceptions(division: Division, form: QuestionVariant): readonly WrittenMisconception[] {
  const { amount, portion } = division;
  const [a, b] = [single(amount), single(portion)];
  return writtenMisconceptionsFrom(quotientOf(division), [
    writtenMisconceptionValue(
      'multiplied-instead',
      'به جای تقسیم، ضرب کرده',
      fractionValue(amount).times(fractionValue(portion)),
      form === 'reverse'
        ? line`مقدار به قسمت‌های مساوی تقسیم می‌شود؛ پس هر قسمت باید کوچک‌تر از همهٔ مقدار باشد.`
        : line`ببین یکی از دو مقدار چند بار در دیگری جا می‌گیرد؛ این یعنی تقسیم، نه ضرب.`,
    ),
    form === 'reverse'
      ? writtenMisconceptionValue(
          'only-whole-part-shared',
          'فقط عدد کامل را تقسیم کرده',
          Rational.of(amount.whole, portion.whole).plus(Rational.of(amount.numerator, amount.denominator)),
          line`قسمت کسری هم باید تقسیم شود. اول عدد مخلوط را به کسر تبدیل کن.`,
        )
      : null,
    writtenMisconceptionValue(
      'turned-over',
      'دو عدد تقسیم را جابه‌جا گذاشته',
      Rational.of(1).over(quotientOf(division)),
      line`ببین کدام عدد تقسیم می‌شود و بر کدام عدد؛ جای آن‌ها را عوض کرده‌ای.`,
    ),
    // Of one denominator, this is the numerator that the mixed number gives.
    form !== 'reverse' && b.numerator > 1 && a.denominator !== b.denominator
      ? writtenMisconceptionValue(
          'portion-numerator-ignored',
          'بر صورت مقسوم‌علیه تقسیم نکرده',
          Rational.of(a.numerator * b.denominator, a.denominator),
          line`تقسیم بر کسر فقط ضرب در مخرج آن نیست. در معکوس، صورت کسر هم به مخرج می‌رود.`,
        )
      : null,
    form !== 'reverse' && amount.whole > 0 && amount.numerator > 0
      ? writtenMisconceptionValue(
          'fraction-of-amount-left-out',
          'فقط قسمت کامل مقدار را تقسیم کرده',
          Rational.of(amount.whole).over(fractionValue(portion)),
          form === 'figure'
            ? line`قسمت‌های رنگی نوار آخر را هم حساب کن: اول همهٔ مقدار را به صورت کسر بنویس.`
            : line`قسمت کسری مقدار را هم حساب کن: اول عدد مخلوط را به کسر تبدیل کن.`,
        )
      : null,
    // The fraction alone may have been copied, or the whole units alone: 2 1/5 − 1/5.
    (form === 'reverse' && amount.whole === portion.whole) ||
    fractionValue(amount).minus(fractionValue(portion)).equals(Rational.of(amount.whole))
      ? null
      : writtenMisconceptionValue(
          'subtracted-instead',
          'به جای تقسیم، تفریق کرده',
          fractionValue(amount).minus(fractionValue(portion)),
          line`یک بار دیگر سؤال را بخوان: باید یک مقدار را به سهم‌های مساوی تقسیم کنی.`,
        ),
  ]);
}

const request = 'جواب را به صورت عدد مخلوط، کسر یا عدد کامل بنویس.';
const shareRequest = 'جواب را به صورت کسر یا عدد مخلوط بنویس.';

function story(rng: Rng, division: Division, form: QuestionVariant): readonly Block[] | null {
  const { amount, portion } = division;
  if (form === 'reverse') {
    const statement = { amount, among: portion.whole, request: shareRequest };
    // What suits a part of one book or one cake does not suit more than one.
    const fitting = sharing.filter(({ fits }) => fits === undefined || fits({ ...statement, amount: single(amount) }));
    return pickWordProblem(rng, fitting, statement);
  }
  // What is filled and cut is stated with whole counts; what goes on in time may end in the middle of a portion.
  if (quotientOf(division).isWhole && portion.whole === 0) {
    const fitting = portionWordProblems.filter(({ fits }) => fits(division));
    return fitting.length === 0 ? null : rng.pick(fitting).write(rng, division);
  }
  return pickWordProblem(rng, howLong, { amount, step: portion, request });
}

function stem(rng: Rng, division: Division, form: QuestionVariant): readonly Block[] | null {
  const { portion } = division;
  if (form === 'figure') {
    const [vessel, cup] = rng.pick([
      ['مقدار آرد', 'پیمانه‌های'],
      ['مقدار آب', 'پارچ‌های'],
      ['مقدار رنگ', 'قوطی‌های'],
    ] as const);
    const unit = vessel === 'مقدار آرد' ? 'کیلوگرم' : 'لیتر';
    return [
      p`هر نوار یک ${unit} است و قسمت رنگ‌شده ${vessel} را نشان می‌دهد. آن را در ${cup} ${written(portion)} ${unit}ی می‌ریزیم.`,
      p`چند تا از آن‌ها پر می‌شود؟ ${request}`,
    ];
  }
  const statement = story(rng, division, form);
  if (statement === null || form !== 'find-mistake') return statement;
  return [
    ...statement,
    p`${child(rng)} جواب را ${mixedOf(rng.pick(writtenMisconceptions(division, form)).value)} نوشته است، ولی درست نیست. جواب درست را بنویس.`,
  ];
}

function picture({ amount }: Division): Figure {
  const count = amount.whole + (amount.numerator > 0 ? 1 : 0);
  return {
    t: 'bars',
    description: `${persianNumber(count)} نوار برابر که هر کدام ${persianNumber(amount.denominator)} قسمت مساوی دارد؛ روی هم ${persianNumber(single(amount).numerator)} قسمت رنگ شده است`,
    bars: Array.from({ length: count }, (_, index) => ({
      parts: amount.denominator,
      shaded: index < amount.whole ? amount.denominator : amount.numerator,
      tone: 'accent',
    })),
  };
}

function overOne({ numerator, denominator }: { readonly numerator: number; readonly denominator: number }): MathNode {
  return denominator === 1 ? num(numerator) : frac(numerator, denominator);
}

function hints(division: Division, form: QuestionVariant): readonly Hint[] {
  const { amount, portion } = division;
  return [
    form === 'reverse'
      ? hint(p`${written(amount)} به ${portion.whole} قسمت مساوی تقسیم می‌شود و اندازهٔ یک قسمت را می‌خواهیم.`)
      : form === 'figure'
        ? hint(p`اول ببین چه مقدار رنگ شده است. بعد فکر کن ${written(portion)} چند بار در آن جا می‌گیرد.`)
        : hint(p`می‌خواهیم بدانیم ${written(portion)} چند بار در ${written(amount)} جا می‌گیرد. این همان تقسیم است.`),
    hint(
      amount.whole > 0 || portion.denominator > 1
        ? p`اگر عدد مخلوط داری، آن را به کسر تبدیل کن. بعد تقسیم را به ضرب در معکوسِ عدد دوم تبدیل کن.`
        : p`تقسیم را به ضرب در معکوسِ عدد دوم تبدیل کن.`,
    ),
    hint(
      p`حالا ضرب کن؛ پیش از ضرب، صورت و مخرج‌هایی را که می‌شود ساده کن.`,
      display(row(overOne(single(amount)), '×', frac(single(portion).denominator, single(portion).numerator))),
    ),
  ];
}

function solution(division: Division): readonly SolutionStep[] {
  const { amount, portion } = division;
  const [a, b] = [single(amount), single(portion)];
  const value = quotientOf(division);
  const improper = [amount, portion].filter(({ whole, denominator }) => whole > 0 && denominator > 1);
  const product = { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
  const plain = overOne(product);
  const ended = mixedOf(value);
  return [
    step(
      p`باید ${written(amount)} را بر ${written(portion)} تقسیم کنیم.`,
      ...improper.map((each) => display(row(written(each), '=', overOne(single(each))))),
    ),
    step(
      p`تقسیم بر یک عدد مثل ضرب در معکوس آن است.`,
      display(row(overOne(a), '÷', overOne(b), '=', overOne(a), '×', frac(b.denominator, b.numerator))),
    ),
    step(
      p`ضرب می‌کنیم و جواب را ساده می‌نویسیم.`,
      display(
        row(
          overOne(a),
          '×',
          frac(b.denominator, b.numerator),
          '=',
          plain,
          ...(JSON.stringify(plain) === JSON.stringify(ended) ? [] : ['=' as const, ended]),
        ),
      ),
    ),
  ];
}

export const fractionDivisionWord = defineSkill({
  id: 'g6-fraction-div-word',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const division = draw(rng, level, form);
    if (division === null || !suits(division, form)) return null;
    const { amount } = division;
    if (form === 'figure' && (amount.whole > 4 || amount.denominator < 2 || amount.whole === 0)) return null;
    const asked = stem(rng, division, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(division) } : {}),
      ...anyFractionAnswer(quotientOf(division)),
      misconceptions: misconceptionsOf(writtenMisconceptions(division, form), mixedKey),
      hints: hints(division, form),
      solution: solution(division),
    };
  },
});
