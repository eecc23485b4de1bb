import {
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../../authoring/fractions/written-misconceptions.ts';
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
} from '../../../../authoring/index.ts';

/** `first/denominator` and `second/denominator` put together, or the second taken from the first. */
export interface SamePair {
  readonly first: number;
  readonly second: number;
  readonly denominator: number;
  readonly sign: '+' | '−';
}

/** Numerator of the result over the common denominator. */
export function resultNumerator({ first, second, sign }: SamePair): number {
  return sign === '+' ? first + second : first - second;
}

export function resultOf(pair: SamePair): Rational {
  return Rational.of(resultNumerator(pair), pair.denominator);
}

/** A minuend of n/n is written as 1. */
export function firstNode({ first, denominator, sign }: SamePair): MathNode {
  return sign === '−' && first === denominator ? num(1) : frac(first, denominator);
}

export function expressionOf(pair: SamePair): MathNode {
  return row(firstNode(pair), pair.sign, frac(pair.second, pair.denominator));
}

/** Known misconceptions, most distinctive first. */
export function samePairWrittenMisconceptions(pair: SamePair): readonly WrittenMisconception[] {
  const { first, second, denominator, sign } = pair;
  const numerator = resultNumerator(pair);
  const isFromOne = sign === '−' && first === denominator;
  const isSum = sign === '+';
  /** One of the two numbers copied, or the one in terms of the other, is no slip in the numerator. */
  const isOfTheTwo = (top: number) =>
    top === first || top === second || Rational.of(top, denominator).equals(Rational.of(second, first));
  return writtenMisconceptionsFrom(resultOf(pair), [
    isFromOne
      ? writtenMisconception(
          'one-taken-from-numerator',
          'عدد ۱ را از صورت کم کرده',
          { numerator: second - 1, denominator },
          line`۱ یعنی یک واحد کامل. اول یک واحد کامل را با همین مخرج به صورت کسر بنویس.`,
        )
      : isSum
        ? numerator % 2 === 0 && denominator % 2 === 0 && numerator !== denominator
          ? // Where the sum can be halved, its numerator alone may have been.
            writtenMisconception(
              'denominators-added-or-numerator-halved',
              'مخرج‌ها را هم با هم جمع کرده، یا در ساده کردن فقط صورت را نصف کرده',
              { numerator, denominator: denominator * 2 },
              line`مخرج‌ها با هم جمع نمی‌شوند. اگر کسر را ساده کرده‌ای، صورت و مخرج را بر یک عدد تقسیم کرده‌ای؟`,
            )
          : writtenMisconception(
              'denominators-added',
              'مخرج‌ها را هم با هم جمع کرده',
              { numerator, denominator: denominator * 2 },
              line`مخرج می‌گوید هر قسمت چه اندازه‌ای دارد. اندازهٔ قسمت‌ها عوض نشده است؛ به مخرج دوباره نگاه کن.`,
            )
        : null,
    isFromOne
      ? writtenMisconception(
          'taken-part-written',
          'همان کسر کم‌شده را نوشته',
          { numerator: second, denominator },
          line`این همان مقداری است که کم شده. ببین از یک واحد کامل چقدر می‌ماند.`,
        )
      : null,
    isSum
      ? writtenMisconception(
          'subtracted-instead',
          'به جای جمع، تفریق کرده',
          { numerator: Math.abs(first - second), denominator },
          line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
        )
      : writtenMisconception(
          'added-instead',
          'به جای تفریق، جمع کرده',
          { numerator: first + second, denominator },
          line`یک بار دیگر سؤال را بخوان: دو مقدار باید روی هم گذاشته شوند یا از هم کم شوند؟`,
        ),
    // Of 16 and 15 seventeenths, two is what the whole has more than 15 as well.
    // Of a whole less 9 twelfths, 4 twelfths are what is left over what is taken as well.
    isOfTheTwo(numerator + 1) ||
    (!isSum && (numerator + 1 === denominator - second || (numerator + 1) * second === numerator * denominator))
      ? null
      : writtenMisconception(
          'numerator-miscounted',
          'صورت را یکی بیشتر حساب کرده',
          { numerator: numerator + 1, denominator },
          line`خیلی نزدیک شده‌ای. صورت‌ها را یک بار دیگر حساب کن.`,
        ),
    // One whole is also what somebody writes who leaves out the part beyond it.
    isOfTheTwo(numerator - 1) || numerator - 1 === denominator
      ? null
      : writtenMisconception(
          'numerator-one-short',
          'صورت را یکی کمتر حساب کرده',
          { numerator: numerator - 1, denominator },
          line`خیلی نزدیک شده‌ای. صورت‌ها را یک بار دیگر حساب کن.`,
        ),
  ]);
}

/** One unit with a part colored: that part is compared with the other part, not with the whole. */
export function comparedWithOtherPart({ first, second, denominator }: SamePair): readonly WrittenMisconception[] {
  const other = denominator - second;
  if (first < denominator || second >= other) return [];
  return writtenMisconceptionsFrom(Rational.of(other, denominator), [
    writtenMisconception(
      'compared-with-other-part',
      'قسمت رنگی را با قسمت بی‌رنگ مقایسه کرده، نه با همهٔ واحد',
      { numerator: second, denominator: other },
      line`مخرج، تعداد همهٔ قسمت‌های واحد است، نه فقط قسمت‌های بی‌رنگ.`,
    ),
  ]);
}

/** What somebody may be said to have come to: the part that is taken is printed in the question besides. */
export function shownMisconceptions(pair: SamePair): readonly WrittenMisconception[] {
  return samePairWrittenMisconceptions(pair).filter(({ id }) => id !== 'taken-part-written');
}

/** Two units, each with its own parts colored. */
export function pairPicture({ first, second, denominator }: SamePair, isRound: boolean): Figure {
  const statement = `هر کدام ${persianNumber(denominator)} قسمت مساوی دارد؛ در اولی ${persianNumber(first)} قسمت و در دومی ${persianNumber(second)} قسمت رنگ شده است`;
  const units = [first, second].map((shaded, index) => ({
    parts: denominator,
    shaded,
    tone: index === 0 ? ('accent' as const) : ('turmeric' as const),
  }));
  return isRound
    ? { t: 'circles', description: `دو دایرهٔ هم‌اندازه که ${statement}`, circles: units }
    : { t: 'bars', description: `دو نوار هم‌اندازه که ${statement}`, bars: units };
}

/** The ladder; `restated` opens it when the question hides what is to be done. */
export function samePairHints(pair: SamePair, restated: Block | null): readonly Hint[] {
  const { first, second, denominator, sign } = pair;
  const isFromOne = sign === '−' && first === denominator;
  return [
    hint(
      restated ??
        (sign === '+'
          ? p`باید این دو مقدار را روی هم بگذاری. ببین هر واحد به چند قسمت مساوی تقسیم شده است.`
          : p`باید مقدار کمتر را از مقدار بیشتر برداری. ببین هر واحد به چند قسمت مساوی تقسیم شده است.`),
    ),
    isFromOne
      ? hint(
          p`هر واحد ${denominator} قسمت مساوی دارد. پس یک واحد کامل را این‌طور بنویس:`,
          display(row(1, '=', frac(denominator, denominator))),
        )
      : hint(p`مخرج هر دو کسر ${denominator} است؛ یعنی قسمت‌ها هم‌اندازه‌اند و مخرج عوض نمی‌شود.`),
    hint(
      p`فقط صورت‌ها را ${sign === '+' ? 'با هم جمع' : 'از هم کم'} کن و مخرج را همان ${denominator} بنویس.`,
      display(row(frac(row(first, sign, second), denominator), '=', frac(blank(), denominator))),
    ),
  ];
}

/** The worked solution; `before` says what a box or a story stands for. */
export function samePairSolution(pair: SamePair, before: Block | null): readonly SolutionStep[] {
  const { first, second, denominator, sign } = pair;
  const numerator = resultNumerator(pair);
  const value = resultOf(pair);
  const isFromOne = sign === '−' && first === denominator;
  return [
    ...(before === null ? [] : [step(before)]),
    isFromOne
      ? step(
          p`یک واحد کامل ${denominator} قسمت مساوی دارد؛ پس آن را با مخرج ${denominator} می‌نویسیم.`,
          display(row(1, '=', frac(denominator, denominator))),
        )
      : step(p`مخرج هر دو کسر ${denominator} است؛ پس قسمت‌ها هم‌اندازه‌اند و مخرج همان ${denominator} می‌ماند.`),
    step(
      p`صورت‌ها را ${sign === '+' ? 'با هم جمع' : 'از هم کم'} می‌کنیم.`,
      display(
        row(
          frac(first, denominator),
          sign,
          frac(second, denominator),
          '=',
          frac(row(first, sign, second), denominator),
          '=',
          frac(numerator, denominator),
        ),
      ),
      ...(value.denominator === denominator
        ? []
        : [
            p`این کسر را می‌شود ساده‌تر هم نوشت؛ هر دو جواب درست است.`,
            display(row(frac(numerator, denominator), '=', fracOf(value))),
          ]),
    ),
  ];
}

/** Denominators people measure and cut by. */
export const everydayDenominators = [4, 5, 6, 8, 10, 12] as const;

/** A pair with a result above 0; a sum stays within the bounds, both wholes included. */
export function drawPair(
  rng: Rng,
  sign: '+' | '−',
  denominator: number,
  sum: { readonly least: number; readonly most: number },
): SamePair | null {
  const first = rng.int(1, denominator - 1);
  const second = rng.int(1, denominator - 1);
  if (sign === '−') return first > second ? { first, second, denominator, sign } : null;
  const total = first + second;
  return total >= sum.least * denominator && total <= sum.most * denominator
    ? { first, second, denominator, sign }
    : null;
}
