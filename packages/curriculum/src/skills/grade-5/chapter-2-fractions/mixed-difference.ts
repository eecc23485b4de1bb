import { type Slip, slip, slipsFrom } from '../../../authoring/fractions/slips.ts';
import { type Fraction, type Mixed, reducedFractions, worth } from '../../../authoring/fractions/written-numbers.ts';
import { type Level, line, type QuestionForm, type Rational, type Rng } from '../../../authoring/index.ts';
import { commonBottom, scaledTo } from './common-denominator.ts';

/** `first − second`; a top of 0 makes `first` a whole number. The fraction parts stand over `common` in `tops`. */
export interface Difference {
  readonly first: Mixed;
  readonly second: Mixed;
  readonly common: number;
  readonly tops: readonly [number, number];
  /** Whether a whole must be broken. */
  readonly breaks: boolean;
}

const everyFraction = reducedFractions(2, 12);

/** Whether these fraction parts suit: nothing to break at levels 1 and 2, always something later. */
function suits(level: Level, first: Fraction, second: Fraction): boolean {
  const common = commonBottom(first, second);
  const isMore = scaledTo(first, common).top > scaledTo(second, common).top;
  const isSame = first.bottom === second.bottom;
  const isMultiple = common === Math.max(first.bottom, second.bottom);
  switch (level) {
    case 1:
      return isSame && common <= 10 && isMore;
    case 2:
      return !isSame && common <= 24 && isMore;
    case 3:
      return common <= 60 && worth(first).compare(worth(second)) < 0;
    case 4:
      return !isMultiple && common >= 20 && common <= 60 && !isMore;
  }
}

/** The fraction parts of both numbers; above level 1 the first may be a whole number, which must always be broken. */
function drawParts(rng: Rng, level: Level): readonly [Fraction, Fraction] | null {
  const second = rng.pick(everyFraction);
  if (level > 1 && rng.chance(1, 3)) {
    return level === 2 && second.bottom > 8 ? null : [{ top: 0, bottom: second.bottom }, second];
  }
  const fitting = everyFraction.filter((first) => suits(level, first, second));
  return fitting.length === 0 ? null : [rng.pick(fitting), second];
}

/** Two numbers for this level; null when the draw does not suit. */
export function drawDifference(rng: Rng, level: Level, form: QuestionForm): Difference | null {
  const parts = drawParts(rng, level);
  if (parts === null) return null;
  const [one, other] = parts;
  const common = commonBottom(one, other);
  const tops = [scaledTo(one, common).top, scaledTo(other, common).top] as const;
  const breaks = tops[0] < tops[1];
  const most = form === 'figure' ? 4 : 9;
  const first = { whole: rng.int(2, most), ...one };
  const second = { whole: rng.int(1, most), ...other };
  // More than one is left, so that the answer is a mixed number, and not the one that was taken away.
  const isSecond = worth(first).minus(worth(second)).equals(worth(second));
  return isSecond || first.whole - second.whole < (breaks ? 2 : 1) ? null : { first, second, common, tops, breaks };
}

/** What is left. */
export function left({ first, second }: Difference): Rational {
  return worth(first).minus(worth(second));
}

/** Known mistakes of this subtraction, most telling first. */
export function differenceSlips(n: Difference): readonly Slip[] {
  const { first, second, common, tops, breaks } = n;
  const whole = first.whole - second.whole;
  const [one, other] = tops;
  const sum = worth(first).plus(worth(second));
  const isWhole = first.top === 0;
  return slipsFrom(left(n), [
    isWhole
      ? slip(
          'fraction-copied',
          'کسر را کم نکرده و همان را نوشته',
          { whole, top: second.top, bottom: second.bottom },
          line`کسر هم باید از عدد کامل کم شود. یکی از واحدها را بشکن تا بتوانی قسمت‌ها را از آن برداری.`,
        )
      : null,
    breaks
      ? slip(
          'smaller-part-from-larger',
          'به جای شکستن واحد، کسر کوچک‌تر را از بزرگ‌تر کم کرده',
          { whole, top: other - one, bottom: common },
          line`ببین کدام کسر باید از کدام کم شود. اگر قسمت‌ها کافی نیست، یک واحد کامل را بشکن.`,
        )
      : null,
    breaks
      ? slip(
          'broken-whole-not-taken-off',
          'واحد را شکسته و از عدد کامل کم نکرده',
          { whole, top: one + common - other, bottom: common },
          line`یک واحد را شکسته‌ای و به کسر داده‌ای؛ پس از عددهای کامل باید یکی کم شده باشد.`,
        )
      : null,
    breaks
      ? slip(
          'ten-borrowed',
          'به جای یک واحد، ده قسمت قرض گرفته',
          { whole: whole - 1, top: one + 10 - other, bottom: common },
          line`یک واحد کامل، ده قسمت نیست. مخرج می‌گوید هر واحد چند قسمت دارد.`,
        )
      : null,
    isWhole
      ? slip(
          'fraction-part-ignored',
          'فقط عددهای کامل را کم کرده',
          { whole, top: 0, bottom: 1 },
          line`عددهای کامل را کم کرده‌ای؛ قسمت کسری عدد دوم را هم باید کم کنی.`,
        )
      : slip(
          'denominators-subtracted',
          'مخرج‌ها را هم از هم کم کرده',
          { whole, top: Math.abs(first.top - second.top), bottom: Math.abs(first.bottom - second.bottom) },
          line`مخرج، اندازهٔ قسمت‌ها را نشان می‌دهد و کم نمی‌شود. اول هر دو کسر را با یک مخرج بنویس.`,
        ),
    isWhole
      ? null
      : slip(
          'numerators-not-converted',
          'مخرج مشترک گرفته و صورت‌ها را عوض نکرده',
          { whole, top: Math.abs(first.top - second.top), bottom: common },
          line`مخرج مشترک درست است. وقتی مخرج در عددی ضرب می‌شود، صورت هم باید در همان عدد ضرب شود.`,
        ),
    isWhole || breaks
      ? null
      : slip(
          'second-fraction-not-subtracted',
          'کسر عدد دوم را کم نکرده',
          { whole, top: first.top, bottom: first.bottom },
          line`عددهای کامل را کم کرده‌ای؛ کسر عدد دوم را هم باید کم کنی.`,
        ),
    isWhole || breaks
      ? null
      : slip(
          'second-whole-not-subtracted',
          'عدد کامل دوم را کم نکرده',
          { whole: first.whole, top: one - other, bottom: common },
          line`کسرها را از هم کم کرده‌ای؛ عددهای کامل هم باید از هم کم شوند.`,
        ),
    slip(
      'added-instead',
      'به جای تفریق، جمع کرده',
      { whole: sum.whole, top: sum.part.numerator, bottom: sum.part.denominator },
      line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
    ),
  ]);
}
