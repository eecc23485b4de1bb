import { type Slip, slip, slipsFrom } from '../../../authoring/fractions/slips.ts';
import {
  type Fraction,
  improperFractions,
  reducedFractions,
  worth,
} from '../../../authoring/fractions/written-numbers.ts';
import { gcd, type Level, lcm, line, type QuestionForm, type Rational, type Rng } from '../../../authoring/index.ts';
import { commonBottom, scaledTo } from './common-denominator.ts';

/** Two fractions to be multiplied. */
export interface Product {
  readonly first: Fraction;
  readonly second: Fraction;
}

/** A product as a question asks for it. */
export interface AskedProduct extends Product {
  readonly form: QuestionForm;
  /** A second product, the smaller one, to compare with. */
  readonly other: Product | null;
}

function drawProduct(rng: Rng, level: Level): Product | null {
  switch (level) {
    case 1: {
      const unit = { top: 1, bottom: rng.int(2, 6) };
      return { first: unit, second: rng.pick(reducedFractions(2, 8)) };
    }
    case 2:
      return { first: rng.pick(reducedFractions(2, 9)), second: rng.pick(reducedFractions(2, 9)) };
    default: {
      // From here on something can be reduced, and the second may be more than one.
      const first = rng.pick(reducedFractions(3, 12));
      const second = rng.pick(rng.chance(1, 3) ? improperFractions : reducedFractions(3, 12));
      return gcd(first.top * second.top, first.bottom * second.bottom) === 1 ? null : { first, second };
    }
  }
}

/** What the product is worth. */
export function total({ first, second }: Product): Rational {
  return worth(first).times(worth(second));
}

/** A product for this level and form; null when the draw does not suit. */
export function drawAsked(rng: Rng, level: Level, form: QuestionForm): AskedProduct | null {
  const product = drawProduct(rng, level);
  if (product === null || total(product).isWhole) return null;
  if (form !== 'compare') return { ...product, form, other: null };
  // One factor is the same in both, or the products are strangers.
  const drawn = drawProduct(rng, level);
  if (drawn === null) return null;
  const other = rng.chance(1, 2) ? { first: product.first, second: drawn.second } : drawn;
  const order = total(product).compare(total(other));
  // What cannot be compared by hand is not asked.
  const common = lcm(total(product).denominator, total(other).denominator);
  if (order === 0 || total(other).isWhole || common > 120) return null;
  const [larger, smaller] = order > 0 ? [product, other] : [other, product];
  const isShown = [smaller.first, smaller.second].some((fraction) => worth(fraction).equals(total(larger)));
  return isShown ? null : { ...larger, form, other: smaller };
}

/** The product before reducing. */
export function plainProduct({ first, second }: Product): Fraction {
  return { top: first.top * second.top, bottom: first.bottom * second.bottom };
}

/** Known mistakes of this question, most telling first. */
export function productSlips(chosen: AskedProduct): readonly Slip[] {
  const { first, second, form, other } = chosen;
  const product = plainProduct(chosen);
  const common = commonBottom(first, second);
  const sum = worth(first).plus(worth(second));
  if (form === 'reverse') return reverseSlips(chosen);
  return slipsFrom(total(chosen), [
    other &&
      slip(
        'other-product-written',
        'حاصل ضرب دیگر را نوشته',
        plainProduct(other),
        line`هر دو ضرب را حساب کن و حاصل‌ها را مقایسه کن؛ ببین سؤال کدام را می‌خواهد.`,
      ),
    common === Math.max(first.bottom, second.bottom)
      ? slip(
          'common-denominator-kept',
          'مثل جمع، مخرج مشترک را نگه داشته',
          { top: scaledTo(first, common).top * scaledTo(second, common).top, bottom: common },
          line`در ضرب، مخرج‌ها هم در هم ضرب می‌شوند، چون هر قسمت دوباره به قسمت‌های کوچک‌تر تقسیم می‌شود.`,
        )
      : null,
    slip(
      'cross-multiplied',
      'صورت هر کسر را در مخرج دیگری ضرب کرده',
      { top: first.top * second.bottom, bottom: first.bottom * second.top },
      line`ضربدری ضرب کرده‌ای. در ضرب کسرها، صورت در صورت ضرب می‌شود و مخرج در مخرج.`,
    ),
    slip(
      'denominators-added',
      'مخرج‌ها را با هم جمع کرده',
      { top: product.top, bottom: first.bottom + second.bottom },
      line`صورت‌ها را درست در هم ضرب کرده‌ای؛ با مخرج‌ها هم همین کار را بکن.`,
    ),
    slip(
      'numerators-added',
      'صورت‌ها را با هم جمع کرده',
      { top: first.top + second.top, bottom: product.bottom },
      line`مخرج‌ها را درست در هم ضرب کرده‌ای؛ با صورت‌ها هم همین کار را بکن.`,
    ),
    slip(
      'added-instead',
      'به جای ضرب، جمع کرده',
      { top: sum.numerator, bottom: sum.denominator },
      line`اینجا کسری از یک کسر خواسته شده است، نه جمع دو کسر. به علامت یا به سؤال دوباره نگاه کن.`,
    ),
  ]);
}

/** Mistakes with the box in `□ × second = product`. */
function reverseSlips(chosen: AskedProduct): readonly Slip[] {
  const { first, second } = chosen;
  const product = plainProduct(chosen);
  const twice = worth(product).times(worth(second));
  const rest = worth(product).minus(worth(second));
  return slipsFrom(worth(first), [
    slip(
      'given-fractions-multiplied',
      'دو کسر معلوم را در هم ضرب کرده',
      { top: twice.numerator, bottom: twice.denominator },
      line`حاصل ضرب را داریم و یکی از کسرها گم شده است. کسری که می‌نویسی باید ضرب را درست کند؛ امتحانش کن.`,
    ),
    slip(
      'upside-down',
      'صورت و مخرج را جابه‌جا نوشته',
      { top: first.bottom, bottom: first.top },
      line`صورت را با صورت‌ها پیدا کن و مخرج را با مخرج‌ها؛ ببین کدام را کجا نوشته‌ای.`,
    ),
    slip(
      'subtracted-instead',
      'به جای تقسیم، تفریق کرده',
      { top: rest.sign > 0 ? rest.numerator : 0, bottom: rest.denominator },
      line`بین دو کسر علامت ضرب است. فکر کن صورت در چه عددی ضرب شده است و مخرج در چه عددی.`,
    ),
    slip(
      'only-numerator-found',
      'مخرج را همان مخرج حاصل نوشته',
      { top: first.top, bottom: product.bottom },
      line`صورت را درست پیدا کرده‌ای. حالا ببین مخرج کسر معلوم در چه عددی ضرب شده است.`,
    ),
  ]);
}
