import {
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import {
  type Fraction,
  fractionValue,
  improperFractions,
  reducedFractions,
} from '../../../../authoring/fractions/written-numbers.ts';
import {
  gcd,
  type Level,
  lcm,
  line,
  type QuestionVariant,
  type Rational,
  type Rng,
} from '../../../../authoring/index.ts';
import { commonDenominator, scaledTo } from './common-denominator.ts';

/** Two fractions to be multiplied. */
export interface Product {
  readonly first: Fraction;
  readonly second: Fraction;
}

/** A product as a question asks for it. */
export interface AskedProduct extends Product {
  readonly form: QuestionVariant;
  /** A second product, the smaller one, to compare with. */
  readonly other: Product | null;
}

function drawProduct(rng: Rng, level: Level): Product | null {
  switch (level) {
    case 1: {
      const unit = { numerator: 1, denominator: rng.int(2, 6) };
      return { first: unit, second: rng.pick(reducedFractions(2, 8)) };
    }
    case 2:
      return { first: rng.pick(reducedFractions(2, 9)), second: rng.pick(reducedFractions(2, 9)) };
    default: {
      // From here on something can be reduced, and the second may be more than one.
      const first = rng.pick(reducedFractions(3, 12));
      const second = rng.pick(rng.chance(1, 3) ? improperFractions : reducedFractions(3, 12));
      return gcd(first.numerator * second.numerator, first.denominator * second.denominator) === 1
        ? null
        : { first, second };
    }
  }
}

/** What the product is worth. */
export function total({ first, second }: Product): Rational {
  return fractionValue(first).times(fractionValue(second));
}

/** A product for this level and form; null when the draw does not suit. */
export function drawAsked(rng: Rng, level: Level, form: QuestionVariant): AskedProduct | null {
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
  const isShown = [smaller.first, smaller.second].some((fraction) => fractionValue(fraction).equals(total(larger)));
  return isShown ? null : { ...larger, form, other: smaller };
}

/** The product before reducing. */
export function plainProduct({ first, second }: Product): Fraction {
  return { numerator: first.numerator * second.numerator, denominator: first.denominator * second.denominator };
}

/** Known misconceptions of this question, most distinctive first. */
export function productWrittenMisconceptions(chosen: AskedProduct): readonly WrittenMisconception[] {
  const { first, second, form, other } = chosen;
  const product = plainProduct(chosen);
  const common = commonDenominator(first, second);
  const sum = fractionValue(first).plus(fractionValue(second));
  if (form === 'reverse') return reverseWrittenMisconceptions(chosen);
  return writtenMisconceptionsFrom(total(chosen), [
    other &&
      writtenMisconception(
        'other-product-written',
        'حاصل ضرب دیگر را نوشته',
        plainProduct(other),
        line`هر دو ضرب را حساب کن و حاصل‌ها را مقایسه کن؛ ببین سؤال کدام را می‌خواهد.`,
      ),
    form !== 'figure' && common === Math.max(first.denominator, second.denominator)
      ? writtenMisconception(
          'common-denominator-kept',
          'مخرج‌ها را در هم ضرب نکرده و یکی از آن‌ها را نگه داشته',
          { numerator: scaledTo(first, common).numerator * scaledTo(second, common).numerator, denominator: common },
          line`در ضرب، مخرج‌ها هم در هم ضرب می‌شوند، چون هر قسمت دوباره به قسمت‌های کوچک‌تر تقسیم می‌شود.`,
        )
      : null,
    writtenMisconception(
      'cross-multiplied',
      'صورت هر کسر را در مخرج دیگری ضرب کرده یا یکی از دو کسر را معکوس کرده',
      { numerator: first.numerator * second.denominator, denominator: first.denominator * second.numerator },
      line`در ضرب کسرها، صورت در صورت ضرب می‌شود و مخرج در مخرج؛ جای صورت و مخرج هیچ کسری عوض نمی‌شود.`,
    ),
    writtenMisconception(
      'denominators-added',
      'مخرج‌ها را با هم جمع کرده',
      { numerator: product.numerator, denominator: first.denominator + second.denominator },
      line`صورت‌ها را درست در هم ضرب کرده‌ای؛ با مخرج‌ها هم همین کار را بکن.`,
    ),
    writtenMisconception(
      'numerators-added',
      'صورت‌ها را با هم جمع کرده',
      { numerator: first.numerator + second.numerator, denominator: product.denominator },
      line`مخرج‌ها را درست در هم ضرب کرده‌ای؛ با صورت‌ها هم همین کار را بکن.`,
    ),
    form === 'figure'
      ? writtenMisconception(
          'uncolored-part-written',
          'کسر قسمت رنگ‌نشده را نوشته',
          { numerator: second.denominator - second.numerator, denominator: second.denominator },
          line`این کسرِ قسمت رنگ‌نشده است. از قسمت رنگ‌شده چه کسری را جدا می‌کنیم؟`,
        )
      : null,
    writtenMisconception(
      'added-instead',
      'به جای ضرب، جمع کرده',
      { numerator: sum.numerator, denominator: sum.denominator },
      form === 'figure' || form === 'story'
        ? line`اینجا کسری از یک کسر را می‌خواهیم؛ پس دو کسر در هم ضرب می‌شوند، نه جمع.`
        : line`اینجا دو کسر در هم ضرب می‌شوند، نه جمع. به علامت دوباره نگاه کن.`,
    ),
  ]);
}

/** Misconceptions with the box in `□ × second = product`. */
function reverseWrittenMisconceptions(chosen: AskedProduct): readonly WrittenMisconception[] {
  const { first, second } = chosen;
  const product = plainProduct(chosen);
  const twice = fractionValue(product).times(fractionValue(second));
  const rest = fractionValue(product).minus(fractionValue(second));
  return writtenMisconceptionsFrom(fractionValue(first), [
    writtenMisconception(
      'given-fractions-multiplied',
      'دو کسر معلوم را در هم ضرب کرده',
      { numerator: twice.numerator, denominator: twice.denominator },
      line`حاصل ضرب را داریم و یکی از کسرها گم شده است. کسری که می‌نویسی باید ضرب را درست کند؛ امتحانش کن.`,
    ),
    writtenMisconception(
      'upside-down',
      'صورت و مخرج را جابه‌جا نوشته',
      { numerator: first.denominator, denominator: first.numerator },
      line`صورت را با صورت‌ها پیدا کن و مخرج را با مخرج‌ها؛ ببین کدام را کجا نوشته‌ای.`,
    ),
    writtenMisconception(
      'subtracted-instead',
      'به جای تقسیم، تفریق کرده',
      { numerator: rest.sign > 0 ? rest.numerator : 0, denominator: rest.denominator },
      line`بین دو کسر علامت ضرب است. فکر کن صورت در چه عددی ضرب شده است و مخرج در چه عددی.`,
    ),
    writtenMisconception(
      'only-numerator-found',
      'مخرج را همان مخرج حاصل نوشته',
      { numerator: first.numerator, denominator: product.denominator },
      line`صورت را درست پیدا کرده‌ای. حالا ببین مخرج کسر معلوم در چه عددی ضرب شده است.`,
    ),
  ]);
}
