import { type Slip, slipsFrom, slipWorth } from '../../../authoring/fractions/slips.ts';
import { type Fraction, type Mixed, reducedFractions, worth } from '../../../authoring/fractions/written-numbers.ts';
import { type Level, lcm, line, type QuestionForm, Rational, type Rng } from '../../../authoring/index.ts';

/** A mixed number and what it is multiplied by. */
export interface MixedProduct {
  readonly first: Mixed;
  /** A whole number has denominator 1 and stands in `top`; a fraction has whole part 0. */
  readonly second: Mixed;
}

/** A product as a question asks for it. */
export interface AskedMixedProduct extends MixedProduct {
  readonly form: QuestionForm;
  /** The smaller of two products to choose from. */
  readonly other: MixedProduct | null;
}

function drawMixed(rng: Rng, whole: number, bottom: number): Mixed {
  return { whole: rng.int(1, whole), ...rng.pick(reducedFractions(2, bottom)) };
}

/** Level 1: mixed × whole; level 2: also × fraction; then mixed × mixed, small numbers first. */
function drawProduct(rng: Rng, level: Level): MixedProduct {
  switch (level) {
    case 1:
      return { first: drawMixed(rng, 4, 6), second: { whole: 0, top: rng.int(2, 5), bottom: 1 } };
    case 2:
      return rng.chance(1, 3)
        ? { first: drawMixed(rng, 6, 8), second: { whole: 0, top: rng.int(3, 6), bottom: 1 } }
        : { first: drawMixed(rng, 6, 8), second: { whole: 0, ...rng.pick(reducedFractions(2, 8)) } };
    case 3:
      return { first: drawMixed(rng, 4, 5), second: drawMixed(rng, 4, 5) };
    case 4:
      return { first: drawMixed(rng, 6, 8), second: drawMixed(rng, 6, 8) };
  }
}

/** What the product is worth. */
export function mixedTotal({ first, second }: MixedProduct): Rational {
  return worth(first).times(worth(second));
}

/** Not too large for paper, more than one and not whole, and not a number that stands in the question already. */
function suits(product: MixedProduct): boolean {
  const value = mixedTotal(product);
  const isShown = value.equals(worth(product.first)) || value.equals(worth(product.second));
  return plainProduct(product).top <= 500 && !value.isWhole && value.whole > 0 && !isShown;
}

/** A product for this level and form; null when the draw does not suit. */
export function drawMixedProduct(rng: Rng, level: Level, form: QuestionForm): AskedMixedProduct | null {
  const product = drawProduct(rng, level);
  if (!suits(product)) return null;
  if (form !== 'compare') return { ...product, form, other: null };
  // One factor is the same in both, so that the other decides, or the products lie near each other.
  const drawn = drawProduct(rng, level);
  const other = rng.chance(1, 2) ? { first: product.first, second: drawn.second } : drawn;
  const order = mixedTotal(product).compare(mixedTotal(other));
  const common = lcm(mixedTotal(product).denominator, mixedTotal(other).denominator);
  if (!suits(other) || order === 0 || (mixedTotal(product).whole === mixedTotal(other).whole && common > 60))
    return null;
  return order > 0 ? { ...product, form, other } : { ...other, form, other: product };
}

/** The mixed number as one fraction, not reduced. */
export function single({ whole, top, bottom }: Mixed): Fraction {
  return { top: whole * bottom + top, bottom };
}

/** The product of both as fractions, not reduced. */
export function plainProduct({ first, second }: MixedProduct): Fraction {
  const [one, other] = [single(first), single(second)];
  return { top: one.top * other.top, bottom: one.bottom * other.bottom };
}

function part({ top, bottom }: Mixed): Rational {
  return Rational.of(top, bottom);
}

/** Known mistakes of this product, most telling first. */
export function mixedProductSlips(asked: AskedMixedProduct): readonly Slip[] {
  const { first, second, other, form } = asked;
  const [one, two] = [Rational.of(first.whole), Rational.of(second.whole)];
  const isByMixed = second.whole > 0;
  const candidates = [
    other &&
      slipWorth(
        'other-product-written',
        'حاصل ضرب دیگر را نوشته',
        mixedTotal(other),
        line`هر دو ضرب را حساب کن و حاصل‌ها را مقایسه کن؛ ببین سؤال کدام را می‌خواهد.`,
      ),
    form === 'reverse'
      ? slipWorth(
          'divided-instead',
          'به جای ضرب، تقسیم کرده',
          worth(first).over(worth(second)),
          line`جای خالی تقسیم شده است. برای پیدا کردن آن باید برعکس تقسیم را انجام بدهی.`,
        )
      : null,
    ...(isByMixed
      ? [
          slipWorth(
            'parts-multiplied-apart',
            'عددهای کامل را در هم و کسرها را در هم ضرب کرده',
            one.times(two).plus(part(first).times(part(second))),
            line`هر قسمت عدد اول باید در هر دو قسمت عدد دوم ضرب شود. اول هر دو عدد را به کسر تبدیل کن.`,
          ),
          slipWorth(
            'wholes-multiplied-fractions-added',
            'عددهای کامل را ضرب و کسرها را جمع کرده',
            one.times(two).plus(part(first)).plus(part(second)),
            line`کسرها هم باید ضرب شوند. اول هر دو عدد را به کسر تبدیل کن، بعد ضرب کن.`,
          ),
          slipWorth(
            'whole-added-to-numerator',
            'در تبدیل به کسر، عدد کامل را با صورت جمع کرده',
            Rational.of(first.whole + first.top, first.bottom).times(
              Rational.of(second.whole + second.top, second.bottom),
            ),
            line`در تبدیل عدد مخلوط به کسر، عدد کامل اول در مخرج ضرب می‌شود و بعد صورت به آن اضافه می‌شود.`,
          ),
        ]
      : [
          slipWorth(
            'only-whole-multiplied',
            'فقط عدد کامل را ضرب کرده',
            one.times(worth(second)).plus(part(first)),
            line`قسمت کسری عدد مخلوط هم باید ضرب شود.`,
          ),
          slipWorth(
            'only-fraction-multiplied',
            'فقط قسمت کسری را ضرب کرده',
            one.plus(part(first).times(worth(second))),
            line`عدد کامل هم باید ضرب شود. اول عدد مخلوط را به کسر تبدیل کن.`,
          ),
        ]),
    slipWorth(
      'added-instead',
      'به جای ضرب، جمع کرده',
      worth(first).plus(worth(second)),
      line`اینجا دو عدد در هم ضرب می‌شوند. یک بار دیگر به سؤال نگاه کن.`,
    ),
  ];
  return slipsFrom(mixedTotal(asked), candidates);
}
