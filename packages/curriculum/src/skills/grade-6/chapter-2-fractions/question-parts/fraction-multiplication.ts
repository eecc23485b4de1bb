import {
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
  writtenMisconceptionValue,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { line, type MathNode, Rational, row } from '../../../../authoring/index.ts';

/** Factors as they are written, in their order. */
export type Product = readonly Mixed[];

/** Numerator over denominator, whole parts taken in. */
export function single({ whole: units, numerator, denominator }: Mixed): {
  readonly numerator: number;
  readonly denominator: number;
} {
  return { numerator: units * denominator + numerator, denominator };
}

/** What the product is worth. */
export function totalOf(product: Product): Rational {
  return product.reduce<Rational>((total, factor) => total.times(fractionValue(factor)), Rational.of(1));
}

/** The product as it is asked. */
export function expressionOf(product: Product): MathNode {
  return row(
    ...product.flatMap((factor, index) => (index === 0 ? [written(factor)] : ['×' as const, written(factor)])),
  );
}

/** Terms above and below the bar, before anything is cancelled. */
export function barred(product: Product): {
  readonly numerators: readonly number[];
  readonly denominators: readonly number[];
} {
  const singles = product.map(single);
  return {
    numerators: singles.map(({ numerator }) => numerator),
    denominators: singles.map(({ denominator }) => denominator),
  };
}

/** The product of whole numbers. */
export function multiplied(values: readonly number[]): number {
  return values.reduce((product, value) => product * value, 1);
}

/** Known misconceptions of a product, most distinctive first; of bars that are shown no mixed number is read. */
export function writtenMisconceptions(product: Product, isShown = false): readonly WrittenMisconception[] {
  const value = totalOf(product);
  const { numerators, denominators } = barred(product);
  const hasMixed = product.some((factor) => factor.whole > 0);
  const wholes = product.map(({ whole: units, numerator, denominator }) => (denominator === 1 ? numerator : units));
  const parts = product.filter(({ denominator }) => denominator > 1);
  const isWholeTimes = product.length === 2 && product.some(({ denominator }) => denominator === 1);
  const [first, second] = product;
  const times = first && second && isWholeTimes ? (first.denominator === 1 ? first.numerator : second.numerator) : 1;
  const other = first && second && isWholeTimes ? (first.denominator === 1 ? second : first) : null;
  return writtenMisconceptionsFrom(value, [
    hasMixed && !isWholeTimes && wholes.every((units) => units > 0)
      ? writtenMisconceptionValue(
          'parts-multiplied-apart',
          'عددهای کامل را در هم و کسرها را در هم ضرب کرده',
          Rational.of(multiplied(wholes)).plus(
            parts.reduce<Rational>(
              (total, { numerator, denominator }) => total.times(Rational.of(numerator, denominator)),
              Rational.of(1),
            ),
          ),
          line`در ضرب، عدد کامل در کسرِ عدد دیگر هم ضرب می‌شود. اول هر عدد مخلوط را به کسر تبدیل کن.`,
        )
      : null,
    hasMixed && other !== null && other.whole > 0
      ? writtenMisconceptionValue(
          'only-whole-part-multiplied',
          'فقط قسمت کامل عدد مخلوط را ضرب کرده',
          Rational.mixed(other.whole * times, other.numerator, other.denominator),
          isShown
            ? line`قسمت‌های رنگی نوار آخر هم باید ضرب شود. اول همهٔ مقدار را به صورت کسر بنویس.`
            : line`قسمت کسری هم باید ضرب شود. عدد مخلوط را به کسر تبدیل کن و بعد ضرب کن.`,
        )
      : null,
    other !== null
      ? writtenMisconceptionValue(
          'both-terms-multiplied',
          'عدد کامل را هم در صورت و هم در مخرج ضرب کرده',
          Rational.of(single(other).numerator * times, single(other).denominator * times),
          line`اگر صورت و مخرج هر دو در یک عدد ضرب شوند، مقدار کسر عوض نمی‌شود. عدد کامل را روی مخرج ۱ بنویس.`,
        )
      : null,
    hasMixed
      ? writtenMisconceptionValue(
          'whole-parts-left-out',
          'قسمت کامل عدد مخلوط را حساب نکرده',
          product.reduce<Rational>(
            (total, { numerator, denominator }) => total.times(Rational.of(numerator, denominator)),
            Rational.of(1),
          ),
          isShown && isWholeTimes
            ? line`نوارهای کامل را هم حساب کن: اول همهٔ مقدار را به صورت کسر بنویس.`
            : line`عدد کنار کسر را هم حساب کن: عدد مخلوط را اول به کسر تبدیل کن.`,
        )
      : null,
    // A whole number times a fraction has one denominator.
    isWholeTimes
      ? null
      : writtenMisconception(
          'denominators-added',
          'مخرج‌ها را با هم جمع کرده',
          {
            numerator: multiplied(numerators),
            denominator: denominators.reduce((sum, denominator) => sum + denominator, 0),
          },
          line`صورت‌ها را درست در هم ضرب کرده‌ای؛ با مخرج‌ها هم همین کار را بکن.`,
        ),
    product.length === 2 && !isWholeTimes
      ? writtenMisconception(
          'cross-multiplied',
          'صورت هر کسر را در مخرج دیگری ضرب کرده یا یکی از دو کسر را معکوس کرده',
          {
            numerator: (numerators[0] ?? 1) * (denominators[1] ?? 1),
            denominator: (denominators[0] ?? 1) * (numerators[1] ?? 1),
          },
          line`در ضرب کسرها، صورت در صورت ضرب می‌شود و مخرج در مخرج؛ جای صورت و مخرج هیچ کسری عوض نمی‌شود.`,
        )
      : null,
    product.length > 2
      ? writtenMisconceptionValue(
          'last-factor-left-out',
          'عدد آخر را ضرب نکرده',
          totalOf(product.slice(0, -1)),
          line`همهٔ عددها را ضرب کرده‌ای؟ ببین بعد از جواب تو هنوز عددی مانده است یا نه.`,
        )
      : null,
    writtenMisconceptionValue(
      'added-instead',
      'به جای ضرب، جمع کرده',
      product.reduce<Rational>((total, factor) => total.plus(fractionValue(factor)), Rational.of(0)),
      line`یک بار دیگر ببین: اینجا عددها با هم جمع می‌شوند یا در هم ضرب؟`,
    ),
  ]);
}
