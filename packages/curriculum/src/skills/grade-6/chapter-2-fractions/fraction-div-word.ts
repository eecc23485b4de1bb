import { misconceptionsOf, type Slip, slipsFrom, slipWorth } from '../../../authoring/fractions/slips.ts';
import { portionTales } from '../../../authoring/fractions/stories/portions.ts';
import { sharing } from '../../../authoring/fractions/stories/sharing.ts';
import { tellOne } from '../../../authoring/fractions/stories/tale.ts';
import { type Mixed, reducedFractions, worth, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  type Hint,
  hint,
  type Level,
  line,
  type MathNode,
  mixedAnswer,
  mixedKey,
  mixedOf,
  num,
  p,
  persianNumber,
  type QuestionForm,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { howLong } from './stories/how-long.ts';

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
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
  return { whole: value.whole, top: value.part.numerator, bottom: value.part.denominator };
}

/** A whole count of portions up to level 3; from level 2 on a part of a portion may be left. */
function draw(rng: Rng, level: Level, form: QuestionForm): Division | null {
  if (form === 'reverse') {
    const amount = { whole: rng.int(1, level === 4 ? 12 : 6), ...rng.pick(usual) };
    return { amount, portion: { whole: rng.int(2, level === 4 ? 12 : 6), top: 0, bottom: 1 } };
  }
  const isWhole = level === 1 || form === 'figure' || rng.chance(1, level === 4 ? 4 : 2);
  const fraction = rng.pick(level === 1 ? simple : usual);
  if (isWhole) {
    const portion = { whole: 0, ...fraction };
    const amount = worth(portion).times(Rational.of(rng.int(2, level === 1 ? 12 : 24)));
    if (form !== 'figure' && level > 1 && amount.isWhole && rng.chance(1, 2)) return null;
    return { amount: asMixed(amount), portion };
  }
  const portion = { whole: level === 4 || rng.chance(1, 2) ? rng.int(1, level === 2 ? 2 : 4) : 0, ...fraction };
  const amount = { whole: rng.int(2, level === 2 ? 9 : 18), ...rng.pick(usual) };
  return { amount, portion };
}

function quotientOf({ amount, portion }: Division): Rational {
  return worth(amount).over(worth(portion));
}

function single({ whole, top, bottom }: Mixed): { readonly top: number; readonly bottom: number } {
  return { top: whole * bottom + top, bottom };
}

/** More than one portion, terms the child can work with, no answer that stands in its own question. */
function suits(division: Division, form: QuestionForm): boolean {
  const value = quotientOf(division);
  const { amount, portion } = division;
  const isGiven = value.equals(worth(amount)) || value.equals(worth(portion));
  if (isGiven || single(amount).top > 150 || value.d > 24n) return false;
  return form === 'reverse' ? !value.isWhole : value.compare(Rational.of(1)) > 0 && value.n < 200n;
}

function slips(division: Division, form: QuestionForm): readonly Slip[] {
  const { amount, portion } = division;
  const [a, b] = [single(amount), single(portion)];
  return slipsFrom(quotientOf(division), [
    slipWorth(
      'multiplied-instead',
      'به جای تقسیم، ضرب کرده',
      worth(amount).times(worth(portion)),
      form === 'reverse'
        ? line`مقدار به قسمت‌های مساوی تقسیم می‌شود؛ پس هر قسمت باید کوچک‌تر از همهٔ مقدار باشد.`
        : line`ببین هر سهم چند بار در همهٔ مقدار جا می‌گیرد؛ این یعنی تقسیم، نه ضرب.`,
    ),
    form === 'reverse'
      ? slipWorth(
          'only-whole-part-shared',
          'فقط عدد کامل را تقسیم کرده',
          Rational.of(amount.whole, portion.whole).plus(Rational.of(amount.top, amount.bottom)),
          line`قسمت کسری هم باید تقسیم شود. اول عدد مخلوط را به کسر تبدیل کن.`,
        )
      : null,
    slipWorth(
      'turned-over',
      'مقدار و سهم را در تقسیم جابه‌جا گذاشته',
      Rational.of(1).over(quotientOf(division)),
      line`ببین کدام مقدار تقسیم می‌شود و کدام مقدار اندازهٔ هر سهم است؛ جای آن‌ها را عوض کرده‌ای.`,
    ),
    form !== 'reverse' && b.top > 1
      ? slipWorth(
          'portion-numerator-ignored',
          'صورت کسرِ هر سهم را در نظر نگرفته',
          Rational.of(a.top * b.bottom, a.bottom),
          line`هر سهم بیشتر از یک قسمت است. در معکوس، صورت کسر هم به مخرج می‌رود.`,
        )
      : null,
    form !== 'reverse' && amount.whole > 0 && amount.top > 0
      ? slipWorth(
          'fraction-of-amount-left-out',
          'فقط قسمت کامل مقدار را تقسیم کرده',
          Rational.of(amount.whole).over(worth(portion)),
          line`قسمت کسری مقدار را هم حساب کن: اول عدد مخلوط را به کسر تبدیل کن.`,
        )
      : null,
    slipWorth(
      'subtracted-instead',
      'به جای تقسیم، تفریق کرده',
      worth(amount).minus(worth(portion)),
      line`یک بار دیگر سؤال را بخوان: باید یک مقدار را به سهم‌های مساوی تقسیم کنی.`,
    ),
  ]);
}

const request = 'جواب را به صورت عدد کامل یا عدد مخلوط بنویس.';
const shareRequest = 'جواب را به صورت کسر یا عدد مخلوط بنویس.';

function story(rng: Rng, division: Division, form: QuestionForm): readonly Block[] | null {
  const { amount, portion } = division;
  if (form === 'reverse') {
    const told = { amount, among: portion.whole, request: shareRequest };
    // What suits a part of one book or one cake does not suit more than one.
    const fitting = sharing.filter(({ fits }) => fits === undefined || fits({ ...told, amount: single(amount) }));
    return tellOne(rng, fitting, told);
  }
  // What is filled and cut is told with whole counts; what goes on in time may end in the middle of a portion.
  if (quotientOf(division).isWhole && portion.whole === 0) {
    const fitting = portionTales.filter(({ fits }) => fits(division));
    return fitting.length === 0 ? null : rng.pick(fitting).tell(rng, division);
  }
  return tellOne(rng, howLong, { amount, step: portion, request });
}

function stem(rng: Rng, division: Division, form: QuestionForm): readonly Block[] | null {
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
  const told = story(rng, division, form);
  if (told === null || form !== 'find-mistake') return told;
  return [
    ...told,
    p`${child(rng)} جواب را ${mixedOf(rng.pick(slips(division, form)).value)} نوشته است، ولی درست نیست. جواب درست را بنویس.`,
  ];
}

function picture({ amount }: Division): Figure {
  const count = amount.whole + (amount.top > 0 ? 1 : 0);
  return {
    t: 'bars',
    description: `${persianNumber(count)} نوار برابر که هر کدام ${persianNumber(amount.bottom)} قسمت مساوی دارد؛ روی هم ${persianNumber(single(amount).top)} قسمت رنگ شده است`,
    bars: Array.from({ length: count }, (_, index) => ({
      parts: amount.bottom,
      shaded: index < amount.whole ? amount.bottom : amount.top,
      tone: 'accent',
    })),
  };
}

function overOne({ top, bottom }: { readonly top: number; readonly bottom: number }): MathNode {
  return bottom === 1 ? num(top) : frac(top, bottom);
}

function hints(division: Division, form: QuestionForm): readonly Hint[] {
  const { amount, portion } = division;
  return [
    form === 'reverse'
      ? hint(p`${written(amount)} به ${portion.whole} قسمت مساوی تقسیم می‌شود و اندازهٔ یک قسمت را می‌خواهیم.`)
      : form === 'figure'
        ? hint(p`اول ببین چه مقدار رنگ شده است. بعد فکر کن ${written(portion)} چند بار در آن جا می‌گیرد.`)
        : hint(p`می‌خواهیم بدانیم ${written(portion)} چند بار در ${written(amount)} جا می‌گیرد. این همان تقسیم است.`),
    hint(
      amount.whole > 0 || portion.bottom > 1
        ? p`اگر عدد مخلوط داری، آن را به کسر تبدیل کن. بعد تقسیم را به ضرب در معکوسِ عدد دوم تبدیل کن.`
        : p`تقسیم را به ضرب در معکوسِ عدد دوم تبدیل کن.`,
    ),
    hint(
      p`حالا ضرب کن؛ پیش از ضرب، صورت و مخرج‌هایی را که می‌شود ساده کن.`,
      display(row(overOne(single(amount)), '×', frac(single(portion).bottom, single(portion).top))),
    ),
  ];
}

function solution(division: Division): readonly SolutionStep[] {
  const { amount, portion } = division;
  const [a, b] = [single(amount), single(portion)];
  const value = quotientOf(division);
  const improper = [amount, portion].filter(({ whole, bottom }) => whole > 0 && bottom > 1);
  const product = { top: a.top * b.bottom, bottom: a.bottom * b.top };
  const plain = overOne(product);
  const ended = mixedOf(value);
  return [
    step(
      p`باید ${written(amount)} را بر ${written(portion)} تقسیم کنیم.`,
      ...improper.map((each) => display(row(written(each), '=', overOne(single(each))))),
    ),
    step(
      p`تقسیم بر یک عدد مثل ضرب در معکوس آن است.`,
      display(row(overOne(a), '÷', overOne(b), '=', overOne(a), '×', frac(b.bottom, b.top))),
    ),
    step(
      p`ضرب می‌کنیم و جواب را ساده می‌نویسیم.`,
      display(
        row(
          overOne(a),
          '×',
          frac(b.bottom, b.top),
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
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const division = draw(rng, level, form);
    if (division === null || !suits(division, form)) return null;
    const { amount } = division;
    if (form === 'figure' && (amount.whole > 4 || amount.bottom < 2 || amount.whole === 0)) return null;
    const asked = stem(rng, division, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(division) } : {}),
      ...mixedAnswer(quotientOf(division)),
      misconceptions: misconceptionsOf(slips(division, form), mixedKey),
      hints: hints(division, form),
      solution: solution(division),
    };
  },
});
