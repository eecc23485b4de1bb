import {
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import {
  type Fraction,
  fractionValue,
  type Mixed,
  reducedFractions,
} from '../../../../authoring/fractions/written-numbers.ts';
import { type Level, line, type QuestionVariant, type Rational, type Rng } from '../../../../authoring/index.ts';
import { commonDenominator, scaledTo } from './common-denominator.ts';

/** `first − second`; a top of 0 makes `first` a whole number. The fraction parts stand over `common` in `numerators`. */
export interface Difference {
  readonly first: Mixed;
  readonly second: Mixed;
  readonly common: number;
  readonly numerators: readonly [number, number];
  /** Whether a whole must be broken. */
  readonly breaks: boolean;
}

const everyFraction = reducedFractions(2, 12);

/** Whether these fraction parts suit: nothing to break at levels 1 and 2, always something later. */
function suits(level: Level, first: Fraction, second: Fraction): boolean {
  const common = commonDenominator(first, second);
  const isMore = scaledTo(first, common).numerator > scaledTo(second, common).numerator;
  const isSame = first.denominator === second.denominator;
  const isMultiple = common === Math.max(first.denominator, second.denominator);
  switch (level) {
    case 1:
      return isSame && common <= 10 && isMore;
    case 2:
      return !isSame && common <= 24 && isMore;
    case 3:
      return common <= 60 && fractionValue(first).compare(fractionValue(second)) < 0;
    case 4:
      return !isMultiple && common >= 20 && common <= 60 && !isMore;
  }
}

/**
 * The fraction parts of both numbers; at levels 2 and 3 the first may be a whole number, which must always be broken. At
 * level 4 it never is: there is no common denominator to find then.
 */
function drawParts(rng: Rng, level: Level): readonly [Fraction, Fraction] | null {
  const second = rng.pick(everyFraction);
  if ((level === 2 || level === 3) && rng.chance(1, 3)) {
    return level === 2 && second.denominator > 8 ? null : [{ numerator: 0, denominator: second.denominator }, second];
  }
  const fitting = everyFraction.filter((first) => suits(level, first, second));
  return fitting.length === 0 ? null : [rng.pick(fitting), second];
}

/** Two numbers for this level; null when the draw does not suit. */
export function drawDifference(rng: Rng, level: Level, form: QuestionVariant): Difference | null {
  const parts = drawParts(rng, level);
  if (parts === null) return null;
  const [one, other] = parts;
  const common = commonDenominator(one, other);
  const numerators = [scaledTo(one, common).numerator, scaledTo(other, common).numerator] as const;
  const breaks = numerators[0] < numerators[1];
  const most = form === 'figure' ? 4 : 9;
  const first = { whole: rng.int(2, most), ...one };
  const second = { whole: rng.int(1, most), ...other };
  // More than one is left, so that the answer is a mixed number, and not the one that was taken away.
  const isSecond = fractionValue(first).minus(fractionValue(second)).equals(fractionValue(second));
  // Numerators that are left as they are must not come to the right answer.
  const isRightUnconverted =
    one.numerator > 0 &&
    one.denominator !== other.denominator &&
    one.numerator - other.numerator === numerators[0] - numerators[1];
  return isSecond || isRightUnconverted || first.whole - second.whole < (breaks ? 2 : 1)
    ? null
    : { first, second, common, numerators, breaks };
}

/** What is left. */
export function left({ first, second }: Difference): Rational {
  return fractionValue(first).minus(fractionValue(second));
}

/** Known misconceptions of this subtraction, most distinctive first. */
export function differenceWrittenMisconceptions(n: Difference): readonly WrittenMisconception[] {
  const { first, second, common, numerators, breaks } = n;
  const whole = first.whole - second.whole;
  const [one, other] = numerators;
  const sum = fractionValue(first).plus(fractionValue(second));
  const isWhole = first.numerator === 0;
  return writtenMisconceptionsFrom(left(n), [
    isWhole
      ? writtenMisconception(
          'fraction-copied',
          'کسر را کم نکرده و همان را نوشته',
          { whole, numerator: second.numerator, denominator: second.denominator },
          line`کسر هم باید از عدد کامل کم شود. یکی از واحدها را بشکن تا بتوانی قسمت‌ها را از آن برداری.`,
        )
      : null,
    breaks
      ? writtenMisconception(
          'smaller-part-from-larger',
          'به جای شکستن واحد، کسر کوچک‌تر را از بزرگ‌تر کم کرده',
          { whole, numerator: other - one, denominator: common },
          line`ببین کدام کسر باید از کدام کم شود. اگر قسمت‌ها کافی نیست، یک واحد کامل را بشکن.`,
        )
      : null,
    breaks
      ? writtenMisconception(
          'broken-whole-not-taken-off',
          'واحد را شکسته و از عدد کامل کم نکرده',
          { whole, numerator: one + common - other, denominator: common },
          line`یک واحد را شکسته‌ای و به کسر داده‌ای؛ پس از عددهای کامل باید یکی کم شده باشد.`,
        )
      : null,
    // No part left is the whole part of the answer alone, whatever was borrowed; the smaller part from the larger, borrowed for
    // nothing, comes to the same where the parts are five apart.
    breaks && one + 10 !== other && other - one !== 5
      ? writtenMisconception(
          'ten-borrowed',
          'به جای یک واحد، ده قسمت قرض گرفته',
          { whole: whole - 1, numerator: one + 10 - other, denominator: common },
          line`یک واحد کامل، ده قسمت نیست. مخرج می‌گوید هر واحد چند قسمت دارد.`,
        )
      : null,
    isWhole
      ? writtenMisconception(
          'fraction-part-ignored',
          'فقط عددهای کامل را کم کرده',
          { whole, numerator: 0, denominator: 1 },
          line`عددهای کامل را کم کرده‌ای؛ قسمت کسری عدد دوم را هم باید کم کنی.`,
        )
      : writtenMisconception(
          'denominators-subtracted',
          'مخرج‌ها را هم از هم کم کرده',
          {
            whole,
            numerator: Math.abs(first.numerator - second.numerator),
            denominator: Math.abs(first.denominator - second.denominator),
          },
          line`مخرج، اندازهٔ قسمت‌ها را نشان می‌دهد و کم نمی‌شود. اول هر دو کسر را با یک مخرج بنویس.`,
        ),
    isWhole
      ? null
      : writtenMisconception(
          'numerators-not-converted',
          'مخرج مشترک گرفته و صورت‌ها را عوض نکرده',
          // Where the second number has more parts, a whole is broken as it should be: the smaller part from the larger is another mistake.
          first.numerator < second.numerator
            ? { whole: whole - 1, numerator: first.numerator + common - second.numerator, denominator: common }
            : { whole, numerator: first.numerator - second.numerator, denominator: common },
          line`مخرج مشترک درست است. وقتی مخرج در عددی ضرب می‌شود، صورت هم باید در همان عدد ضرب شود.`,
        ),
    isWhole || breaks
      ? null
      : writtenMisconception(
          'second-fraction-not-subtracted',
          'کسر عدد دوم را کم نکرده',
          { whole, numerator: first.numerator, denominator: first.denominator },
          line`عددهای کامل را کم کرده‌ای؛ کسر عدد دوم را هم باید کم کنی.`,
        ),
    isWhole || breaks
      ? null
      : writtenMisconception(
          'second-whole-not-subtracted',
          'عدد کامل دوم را کم نکرده',
          { whole: first.whole, numerator: one - other, denominator: common },
          line`کسرها را از هم کم کرده‌ای؛ عددهای کامل هم باید از هم کم شوند.`,
        ),
    writtenMisconception(
      'added-instead',
      'به جای تفریق، جمع کرده',
      { whole: sum.whole, numerator: sum.part.numerator, denominator: sum.part.denominator },
      line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
    ),
  ]);
}
