import {
  Decimal,
  decimalKey,
  display,
  type Hint,
  hint,
  type Inline,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';

/** The mark put where it would be in a sum, under the longest factor: 2.3 × 1.4 as 32.2. */
export function markAsInSums(a: Decimal, b: Decimal): Decimal {
  return Decimal.of(a.units * b.units, Math.max(a.places, b.places));
}

/** Whole parts and decimal parts multiplied on their own: 2.3 × 1.4 as 2.12. */
function partsApart(a: Decimal, b: Decimal): Decimal | null {
  const split = ({ units, places }: Decimal) => [units / 10n ** BigInt(places), units % 10n ** BigInt(places)] as const;
  const [[wholeA, partA], [wholeB, partB]] = [split(a), split(b)];
  return a.places > 0 && b.places > 0 ? Decimal.parse(`${wholeA * wholeB}.${partA * partB}`) : null;
}

function wholePart({ units, places }: Decimal): Decimal {
  return Decimal.of(units / 10n ** BigInt(places));
}

/** What shows that a product of these two is ten times too large. */
function tooLarge(a: Decimal, b: Decimal): readonly Inline[] {
  const small = a.compare(b) < 0 ? a : b;
  if (small.compare(Decimal.of(1)) >= 0)
    return line`جواب را تخمین بزن: هر عدد را به نزدیک‌ترین عدد کامل گرد کن. جوابت به آن نزدیک است؟`;
  // Up to a tenth even ten times the product is not larger than the other number.
  return small.compare(Decimal.of(1, 1)) > 0
    ? line`${small} از ۱ کوچک‌تر است؛ پس جواب باید از عدد دیگر کوچک‌تر باشد. جوابت همین‌طور است؟`
    : line`رقم‌های اعشارِ هر دو عدد را دوباره بشمار. همان تعداد رقم باید بعد از ممیز جواب باشد.`;
}

export function productMisconceptions(a: Decimal, b: Decimal): readonly Misconception[] {
  const product = a.times(b);
  const apart = partsApart(a, b);
  // The whole part of one number times all of the other may come to the same: 5 × 6.05.
  const isWholePartOnly =
    apart !== null && [a.times(wholePart(b)), b.times(wholePart(a))].some((each) => each.equals(apart));
  const asInSums = markAsInSums(a, b);
  return [
    // Where it is only one place off, that is the simpler name.
    ...(asInSums.compare(product.shift(1)) === 0
      ? []
      : [
          misconception(
            'mark-as-in-sums',
            'جای ممیز را مثل جمع پیدا کرده',
            decimalKey(asInSums),
            line`در ضرب، رقم‌های اعشارِ هر دو عدد را روی هم بشمار؛ ممیزها زیر هم نمی‌آیند.`,
          ),
        ]),
    misconception(
      'mark-forgotten',
      'ممیز را در جواب نگذاشته',
      decimalKey(Decimal.of(a.units * b.units)),
      line`این عدد ممیز ندارد. ببین دو عدد روی هم چند رقم بعد از ممیز دارند.`,
    ),
    ...(apart === null || isWholePartOnly
      ? []
      : [
          misconception(
            'parts-apart',
            'قسمت صحیح و اعشاری را جداگانه ضرب کرده',
            decimalKey(apart),
            line`همهٔ عدد اول باید در همهٔ عدد دوم ضرب شود، نه قسمت به قسمت.`,
          ),
        ]),
    misconception(
      'mark-one-place-right',
      'ممیز را یک خانه راست‌تر گذاشته',
      decimalKey(product.shift(1)),
      tooLarge(a, b),
    ),
    // Where a zero at the end is left out, who left it out too early has as many places as the count says.
    product.places < a.places + b.places
      ? misconception(
          'zero-left-out-or-place-left',
          'ممیز را یک خانه چپ‌تر گذاشته یا صفر آخر حاصل را زود کنار گذاشته',
          decimalKey(product.shift(-1)),
          line`ضربِ بدون ممیز را با همهٔ صفرهای آخرش بنویس و بعد رقم‌های اعشار را از راست جدا کن.`,
        )
      : misconception(
          'mark-one-place-left',
          'ممیز را یک خانه چپ‌تر گذاشته',
          decimalKey(product.shift(-1)),
          line`رقم‌های اعشارِ هر دو عدد را دوباره بشمار. همان تعداد رقم باید بعد از ممیز جواب باشد.`,
        ),
    misconception(
      'added-in-place-of-multiplied',
      'به جای ضرب، جمع کرده',
      decimalKey(a.plus(b)),
      line`اینجا باید ضرب کنی، نه جمع. سؤال را یک بار دیگر بخوان.`,
    ),
  ];
}

export function productHints(a: Decimal, b: Decimal): readonly Hint[] {
  return [
    hint(p`${a} و ${b} را در هم ضرب می‌کنیم.`),
    hint(p`اول ممیزها را کنار بگذار و عددها را مثل عددهای طبیعی ضرب کن.`),
    hint(p`ببین دو عدد روی هم چند رقم بعد از ممیز دارند. جواب هم همین تعداد رقم اعشار دارد.`),
  ];
}

/** «۲ رقم اعشار دارد», «رقم اعشار ندارد». */
export function saidPlaces(count: number): string {
  return count === 0 ? 'رقم اعشار ندارد' : `${persianNumber(count)} رقم اعشار دارد`;
}

export function productSolution(a: Decimal, b: Decimal): readonly SolutionStep[] {
  const product = a.times(b);
  const digits = a.units * b.units;
  const places = a.places + b.places;
  const padded = Decimal.of(digits, places).padded(places);
  return [
    step(
      p`ممیزها را کنار می‌گذاریم و عددهای طبیعی را ضرب می‌کنیم.`,
      display(row(Number(a.units), '×', Number(b.units), '=', Number(digits))),
    ),
    step(
      p`عدد اول ${saidPlaces(a.places)} و عدد دوم ${saidPlaces(b.places)}؛ پس جواب ${saidPlaces(places)}.`,
      display(row(a, '×', b, '=', padded)),
    ),
    ...(padded === product.toString()
      ? []
      : [step(p`صفرهای آخر را می‌شود ننوشت؛ مقدار عدد عوض نمی‌شود.`, display(row(padded, '=', product)))]),
  ];
}
