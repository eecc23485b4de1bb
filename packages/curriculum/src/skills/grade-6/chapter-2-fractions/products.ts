import { type Slip, slip, slipsFrom, slipWorth } from '../../../authoring/fractions/slips.ts';
import { type Mixed, worth, written } from '../../../authoring/fractions/written-numbers.ts';
import { line, type MathNode, Rational, row } from '../../../authoring/index.ts';

/** Factors as they are written, in their order. */
export type Product = readonly Mixed[];

/** Numerator over denominator, whole parts taken in. */
export function single({ whole: units, top, bottom }: Mixed): { readonly top: number; readonly bottom: number } {
  return { top: units * bottom + top, bottom };
}

/** What the product is worth. */
export function totalOf(product: Product): Rational {
  return product.reduce((total, factor) => total.times(worth(factor)), Rational.of(1));
}

/** The product as it is asked. */
export function expressionOf(product: Product): MathNode {
  return row(
    ...product.flatMap((factor, index) => (index === 0 ? [written(factor)] : ['×' as const, written(factor)])),
  );
}

/** Terms above and below the bar, before anything is cancelled. */
export function barred(product: Product): { readonly tops: readonly number[]; readonly bottoms: readonly number[] } {
  const singles = product.map(single);
  return { tops: singles.map(({ top }) => top), bottoms: singles.map(({ bottom }) => bottom) };
}

/** The product of whole numbers. */
export function multiplied(values: readonly number[]): number {
  return values.reduce((product, value) => product * value, 1);
}

/** Known mistakes of a product, most telling first. */
export function slips(product: Product): readonly Slip[] {
  const value = totalOf(product);
  const { tops, bottoms } = barred(product);
  const hasMixed = product.some((factor) => factor.whole > 0);
  const wholes = product.map(({ whole: units, top, bottom }) => (bottom === 1 ? top : units));
  const parts = product.filter(({ bottom }) => bottom > 1);
  const isWholeTimes = product.length === 2 && product.some(({ bottom }) => bottom === 1);
  const [first, second] = product;
  const times = first && second && isWholeTimes ? (first.bottom === 1 ? first.top : second.top) : 1;
  const other = first && second && isWholeTimes ? (first.bottom === 1 ? second : first) : null;
  return slipsFrom(value, [
    hasMixed && !isWholeTimes && wholes.every((units) => units > 0)
      ? slipWorth(
          'parts-multiplied-apart',
          'عددهای کامل را در هم و کسرها را در هم ضرب کرده',
          Rational.of(multiplied(wholes)).plus(
            parts.reduce((total, { top, bottom }) => total.times(Rational.of(top, bottom)), Rational.of(1)),
          ),
          line`در ضرب، عدد کامل در کسرِ عدد دیگر هم ضرب می‌شود. اول هر عدد مخلوط را به کسر تبدیل کن.`,
        )
      : null,
    hasMixed && other !== null && other.whole > 0
      ? slipWorth(
          'only-whole-part-multiplied',
          'فقط قسمت کامل عدد مخلوط را ضرب کرده',
          Rational.mixed(other.whole * times, other.top, other.bottom),
          line`قسمت کسری هم باید ضرب شود. عدد مخلوط را به کسر تبدیل کن و بعد ضرب کن.`,
        )
      : null,
    other !== null
      ? slipWorth(
          'both-terms-multiplied',
          'عدد کامل را هم در صورت و هم در مخرج ضرب کرده',
          Rational.of(single(other).top * times, single(other).bottom * times),
          line`اگر صورت و مخرج هر دو در یک عدد ضرب شوند، مقدار کسر عوض نمی‌شود. عدد کامل را روی مخرج ۱ بنویس.`,
        )
      : null,
    hasMixed
      ? slipWorth(
          'whole-parts-left-out',
          'قسمت کامل عدد مخلوط را حساب نکرده',
          product.reduce((total, { top, bottom }) => total.times(Rational.of(top, bottom)), Rational.of(1)),
          line`عدد کنار کسر را هم حساب کن: عدد مخلوط را اول به کسر تبدیل کن.`,
        )
      : null,
    slip(
      'denominators-added',
      'مخرج‌ها را با هم جمع کرده',
      { top: multiplied(tops), bottom: bottoms.reduce((sum, bottom) => sum + bottom, 0) },
      line`صورت‌ها را درست در هم ضرب کرده‌ای؛ با مخرج‌ها هم همین کار را بکن.`,
    ),
    product.length === 2 && !isWholeTimes
      ? slip(
          'cross-multiplied',
          'صورت هر کسر را در مخرج دیگری ضرب کرده',
          { top: (tops[0] ?? 1) * (bottoms[1] ?? 1), bottom: (bottoms[0] ?? 1) * (tops[1] ?? 1) },
          line`ضربدری ضرب کرده‌ای. در ضرب کسرها، صورت در صورت ضرب می‌شود و مخرج در مخرج.`,
        )
      : null,
    product.length > 2
      ? slipWorth(
          'last-factor-left-out',
          'عدد آخر را ضرب نکرده',
          totalOf(product.slice(0, -1)),
          line`همهٔ عددها را ضرب کرده‌ای؟ ببین بعد از جواب تو هنوز عددی مانده است یا نه.`,
        )
      : null,
    slipWorth(
      'added-instead',
      'به جای ضرب، جمع کرده',
      product.reduce((total, factor) => total.plus(worth(factor)), Rational.of(0)),
      line`به علامت بین عددها نگاه کن: جمع است یا ضرب؟`,
    ),
  ]);
}
