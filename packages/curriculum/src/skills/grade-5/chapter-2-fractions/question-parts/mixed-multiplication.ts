import {
  type WrittenMisconception,
  writtenMisconceptionsFrom,
  writtenMisconceptionValue,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import {
  type Fraction,
  fractionValue,
  type Mixed,
  reducedFractions,
} from '../../../../authoring/fractions/written-numbers.ts';
import { type Level, lcm, line, type QuestionVariant, Rational, type Rng } from '../../../../authoring/index.ts';

/** A mixed number and what it is multiplied by. */
export interface MixedProduct {
  readonly first: Mixed;
  /** A whole number has denominator 1 and is in `numerator`; a fraction has whole part 0. */
  readonly second: Mixed;
}

/** A product as a question asks for it. */
export interface AskedMixedProduct extends MixedProduct {
  readonly form: QuestionVariant;
  /** The smaller of two products to choose from. */
  readonly other: MixedProduct | null;
}

function drawMixed(rng: Rng, whole: number, denominator: number): Mixed {
  return { whole: rng.int(1, whole), ...rng.pick(reducedFractions(2, denominator)) };
}

/** Level 1: mixed × whole; level 2: also × fraction; then mixed × mixed, small numbers first. */
function drawProduct(rng: Rng, level: Level): MixedProduct {
  switch (level) {
    case 1:
      return { first: drawMixed(rng, 4, 6), second: { whole: 0, numerator: rng.int(2, 5), denominator: 1 } };
    case 2:
      return rng.chance(1, 3)
        ? { first: drawMixed(rng, 6, 8), second: { whole: 0, numerator: rng.int(3, 6), denominator: 1 } }
        : { first: drawMixed(rng, 6, 8), second: { whole: 0, ...rng.pick(reducedFractions(2, 8)) } };
    case 3:
      return { first: drawMixed(rng, 4, 5), second: drawMixed(rng, 4, 5) };
    case 4:
      return { first: drawMixed(rng, 6, 8), second: drawMixed(rng, 6, 8) };
  }
}

/** What the product is worth. */
export function mixedTotal({ first, second }: MixedProduct): Rational {
  return fractionValue(first).times(fractionValue(second));
}

/** Not too large for paper, more than one and not whole, and not a number that is in the question already. */
function suits(product: MixedProduct): boolean {
  const value = mixedTotal(product);
  const isShown = value.equals(fractionValue(product.first)) || value.equals(fractionValue(product.second));
  return plainProduct(product).numerator <= 500 && !value.isWhole && value.whole > 0 && !isShown;
}

/** A product for this level and form; null when the draw does not suit. */
export function drawMixedProduct(rng: Rng, level: Level, form: QuestionVariant): AskedMixedProduct | null {
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
export function single({ whole, numerator, denominator }: Mixed): Fraction {
  return { numerator: whole * denominator + numerator, denominator };
}

/** The product of both as fractions, not reduced. */
export function plainProduct({ first, second }: MixedProduct): Fraction {
  const [one, other] = [single(first), single(second)];
  return { numerator: one.numerator * other.numerator, denominator: one.denominator * other.denominator };
}

function part({ numerator, denominator }: Mixed): Rational {
  return Rational.of(numerator, denominator);
}

/** Known misconceptions of this product, most distinctive first. */
export function mixedProductWrittenMisconceptions(asked: AskedMixedProduct): readonly WrittenMisconception[] {
  const { first, second, other, form } = asked;
  const [one, two] = [Rational.of(first.whole), Rational.of(second.whole)];
  const isByMixed = second.whole > 0;
  const candidates = [
    other &&
      writtenMisconceptionValue(
        'other-product-written',
        'حاصل ضرب دیگر را نوشته',
        mixedTotal(other),
        line`هر دو ضرب را حساب کن و حاصل‌ها را مقایسه کن؛ ببین سؤال کدام را می‌خواهد.`,
      ),
    form === 'reverse'
      ? writtenMisconceptionValue(
          'divided-instead',
          'به جای ضرب، تقسیم کرده',
          fractionValue(first).over(fractionValue(second)),
          line`جای خالی تقسیم شده است. برای پیدا کردن آن باید برعکس تقسیم را انجام بدهی.`,
        )
      : null,
    ...(isByMixed
      ? [
          writtenMisconceptionValue(
            'parts-multiplied-apart',
            'عددهای کامل را در هم و کسرها را در هم ضرب کرده',
            one.times(two).plus(part(first).times(part(second))),
            line`هر قسمت عدد اول باید در هر دو قسمت عدد دوم ضرب شود. اول هر دو عدد را به کسر تبدیل کن.`,
          ),
          writtenMisconceptionValue(
            'wholes-multiplied-fractions-added',
            'کسرها را به جای ضرب، جمع کرده',
            one.times(two).plus(part(first)).plus(part(second)),
            line`کسرها هم باید ضرب شوند. اول هر دو عدد را به کسر تبدیل کن، بعد ضرب کن.`,
          ),
          writtenMisconceptionValue(
            'whole-added-to-numerator',
            'در تبدیل به کسر، عدد کامل را با صورت جمع کرده',
            Rational.of(first.whole + first.numerator, first.denominator).times(
              Rational.of(second.whole + second.numerator, second.denominator),
            ),
            line`در تبدیل عدد مخلوط به کسر، عدد کامل اول در مخرج ضرب می‌شود و بعد صورت به آن اضافه می‌شود.`,
          ),
        ]
      : [
          writtenMisconceptionValue(
            'only-whole-multiplied',
            'فقط عدد کامل را ضرب کرده',
            one.times(fractionValue(second)).plus(part(first)),
            line`قسمت کسری عدد مخلوط هم باید ضرب شود.`,
          ),
          writtenMisconceptionValue(
            'only-fraction-multiplied',
            'فقط قسمت کسری را ضرب کرده',
            one.plus(part(first).times(fractionValue(second))),
            line`عدد کامل هم باید ضرب شود. اول عدد مخلوط را به کسر تبدیل کن.`,
          ),
        ]),
    writtenMisconceptionValue(
      'added-instead',
      'به جای ضرب، جمع کرده',
      fractionValue(first).plus(fractionValue(second)),
      line`اینجا دو عدد در هم ضرب می‌شوند. یک بار دیگر به سؤال نگاه کن.`,
    ),
  ];
  return writtenMisconceptionsFrom(mixedTotal(asked), candidates);
}
