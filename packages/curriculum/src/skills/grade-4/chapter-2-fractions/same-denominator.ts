import { type Slip, slip, slipsFrom } from '../../../authoring/fractions/slips.ts';
import {
  type Block,
  blank,
  display,
  type Figure,
  frac,
  fracOf,
  type Hint,
  hint,
  line,
  type MathNode,
  num,
  p,
  persianNumber,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

/** `first/bottom` and `second/bottom` put together, or the second taken from the first. */
export interface SamePair {
  readonly first: number;
  readonly second: number;
  readonly bottom: number;
  readonly sign: '+' | '−';
}

/** Numerator of the result over the common denominator. */
export function resultTop({ first, second, sign }: SamePair): number {
  return sign === '+' ? first + second : first - second;
}

export function resultOf(pair: SamePair): Rational {
  return Rational.of(resultTop(pair), pair.bottom);
}

/** A minuend of n/n is written as 1. */
export function firstNode({ first, bottom, sign }: SamePair): MathNode {
  return sign === '−' && first === bottom ? num(1) : frac(first, bottom);
}

export function expressionOf(pair: SamePair): MathNode {
  return row(firstNode(pair), pair.sign, frac(pair.second, pair.bottom));
}

/** Known mistakes, most telling first. */
export function samePairSlips(pair: SamePair): readonly Slip[] {
  const { first, second, bottom, sign } = pair;
  const top = resultTop(pair);
  const isFromOne = sign === '−' && first === bottom;
  const isSum = sign === '+';
  return slipsFrom(resultOf(pair), [
    isFromOne
      ? slip(
          'one-taken-from-numerator',
          'عدد ۱ را از صورت کم کرده',
          { top: second - 1, bottom },
          line`۱ یعنی یک واحد کامل. اول یک واحد کامل را با همین مخرج به صورت کسر بنویس.`,
        )
      : slip(
          'denominators-added',
          'مخرج‌ها را هم با هم جمع کرده',
          { top, bottom: bottom * 2 },
          line`مخرج می‌گوید هر قسمت چه اندازه‌ای دارد. اندازهٔ قسمت‌ها عوض نشده است؛ به مخرج دوباره نگاه کن.`,
        ),
    isFromOne
      ? slip(
          'taken-part-written',
          'همان کسر کم‌شده را نوشته',
          { top: second, bottom },
          line`این همان مقداری است که کم شده. ببین از یک واحد کامل چقدر می‌ماند.`,
        )
      : null,
    isSum
      ? slip(
          'subtracted-instead',
          'به جای جمع، تفریق کرده',
          { top: Math.abs(first - second), bottom },
          line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
        )
      : slip(
          'added-instead',
          'به جای تفریق، جمع کرده',
          { top: first + second, bottom },
          line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
        ),
    slip(
      'numerator-miscounted',
      'صورت را یکی بیشتر حساب کرده',
      { top: top + 1, bottom },
      line`خیلی نزدیک شده‌ای. قسمت‌ها را یک بار دیگر بشمار.`,
    ),
    slip(
      'numerator-one-short',
      'صورت را یکی کمتر حساب کرده',
      { top: top - 1, bottom },
      line`خیلی نزدیک شده‌ای. صورت‌ها را یک بار دیگر حساب کن.`,
    ),
  ]);
}

/** Two units, each with its own parts coloured. */
export function pairPicture({ first, second, bottom }: SamePair, isRound: boolean): Figure {
  const told = `هر کدام ${persianNumber(bottom)} قسمت مساوی دارد؛ در اولی ${persianNumber(first)} قسمت و در دومی ${persianNumber(second)} قسمت رنگ شده است`;
  const units = [first, second].map((shaded, index) => ({
    parts: bottom,
    shaded,
    tone: index === 0 ? ('accent' as const) : ('turmeric' as const),
  }));
  return isRound
    ? { t: 'circles', description: `دو دایرهٔ هم‌اندازه که ${told}`, circles: units }
    : { t: 'bars', description: `دو نوار هم‌اندازه که ${told}`, bars: units };
}

/** The ladder; `restated` opens it when the question hides what is to be done. */
export function samePairHints(pair: SamePair, restated: Block | null): readonly Hint[] {
  const { first, second, bottom, sign } = pair;
  const isFromOne = sign === '−' && first === bottom;
  return [
    hint(
      restated ??
        (sign === '+'
          ? p`باید این دو مقدار را روی هم بگذاری. ببین هر واحد به چند قسمت مساوی تقسیم شده است.`
          : p`باید مقدار کمتر را از مقدار بیشتر برداری. ببین هر واحد به چند قسمت مساوی تقسیم شده است.`),
    ),
    isFromOne
      ? hint(
          p`هر واحد ${bottom} قسمت مساوی دارد. پس یک واحد کامل را این‌طور بنویس:`,
          display(row(1, '=', frac(bottom, bottom))),
        )
      : hint(p`مخرج هر دو کسر ${bottom} است؛ یعنی قسمت‌ها هم‌اندازه‌اند و مخرج عوض نمی‌شود.`),
    hint(
      p`فقط صورت‌ها را ${sign === '+' ? 'با هم جمع' : 'از هم کم'} کن و مخرج را همان ${bottom} بنویس.`,
      display(row(frac(row(first, sign, second), bottom), '=', frac(blank(), bottom))),
    ),
  ];
}

/** The worked solution; `before` says what a box or a story stands for. */
export function samePairSolution(pair: SamePair, before: Block | null): readonly SolutionStep[] {
  const { first, second, bottom, sign } = pair;
  const top = resultTop(pair);
  const value = resultOf(pair);
  const isFromOne = sign === '−' && first === bottom;
  return [
    ...(before === null ? [] : [step(before)]),
    isFromOne
      ? step(
          p`یک واحد کامل ${bottom} قسمت مساوی دارد؛ پس آن را با مخرج ${bottom} می‌نویسیم.`,
          display(row(1, '=', frac(bottom, bottom))),
        )
      : step(p`مخرج هر دو کسر ${bottom} است؛ پس قسمت‌ها هم‌اندازه‌اند و مخرج همان ${bottom} می‌ماند.`),
    step(
      p`صورت‌ها را ${sign === '+' ? 'با هم جمع' : 'از هم کم'} می‌کنیم.`,
      display(
        row(
          frac(first, bottom),
          sign,
          frac(second, bottom),
          '=',
          frac(row(first, sign, second), bottom),
          '=',
          frac(top, bottom),
        ),
      ),
      ...(value.denominator === bottom
        ? []
        : [
            p`این کسر را می‌شود ساده‌تر هم نوشت؛ هر دو جواب درست است.`,
            display(row(frac(top, bottom), '=', fracOf(value))),
          ]),
    ),
  ];
}

/** Denominators people measure and cut by. */
export const everydayBottoms = [4, 5, 6, 8, 10, 12] as const;

/** A pair with a result above 0; a sum stays within the bounds, both wholes included. */
export function drawPair(
  rng: Rng,
  sign: '+' | '−',
  bottom: number,
  sum: { readonly least: number; readonly most: number },
): SamePair | null {
  const first = rng.int(1, bottom - 1);
  const second = rng.int(1, bottom - 1);
  if (sign === '−') return first > second ? { first, second, bottom, sign } : null;
  const total = first + second;
  return total >= sum.least * bottom && total <= sum.most * bottom ? { first, second, bottom, sign } : null;
}
