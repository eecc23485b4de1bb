import {
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import { type Fraction, fractionValue } from '../../../../authoring/fractions/written-numbers.ts';
import { line, type QuestionVariant } from '../../../../authoring/index.ts';

/** `numerator/denominator` with the largest number that divides both, and what is left after dividing by it. */
export interface Reducible extends Fraction {
  readonly factor: number;
  readonly lowest: Fraction;
}

function smallestFactor(number: number): number {
  let divisor = 2;
  while (number % divisor > 0) divisor += 1;
  return divisor;
}

/** Divided, but not to the end; null when one step is enough. */
export function halfway({ numerator, denominator, factor }: Reducible): Fraction | null {
  const divisor = smallestFactor(factor);
  return divisor === factor ? null : { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** A divisor of the denominator other than the one used for the numerator, the nearest to it. */
function otherDivisor({ denominator, factor, lowest }: Reducible): number | null {
  const found = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    // Nobody writes as much as a whole in place of a part.
    (divisor) => denominator % divisor === 0 && divisor !== factor && denominator / divisor > lowest.numerator,
  );
  return found.sort((a, b) => Math.abs(a - factor) - Math.abs(b - factor))[0] ?? null;
}

/** Known misconceptions in reducing it, most distinctive first. `irreducible` is a second fraction to choose from. */
export function reducingWrittenMisconceptions(
  n: Reducible,
  form: QuestionVariant,
  irreducible: Fraction | null,
): readonly WrittenMisconception[] {
  const { numerator, denominator, factor, lowest } = n;
  const other = otherDivisor(n);
  const lessened = { numerator: numerator - factor, denominator: denominator - factor };
  const struckDigits =
    numerator < 10 || denominator < 10
      ? null
      : { numerator: Math.floor(numerator / 10), denominator: Math.floor(denominator / 10) };
  return writtenMisconceptionsFrom(fractionValue(n), [
    irreducible &&
      writtenMisconception(
        'irreducible-written',
        'کسری را نوشته که ساده نمی‌شود',
        irreducible,
        line`صورت و مخرج این کسر را نمی‌شود بر یک عدد تقسیم کرد. به کسر دیگر نگاه کن.`,
      ),
    form === 'figure' || form === 'story'
      ? writtenMisconception(
          'part-compared-with-rest',
          'قسمت را با بقیه مقایسه کرده',
          { numerator, denominator: denominator - numerator },
          line`مخرج، تعداد همه است، نه فقط بقیه. همه را روی هم بشمار.`,
        )
      : null,
    form === 'figure' || form === 'story'
      ? writtenMisconception(
          'rest-written',
          'کسر بقیه را نوشته',
          { numerator: denominator - numerator, denominator },
          line`این کسرِ بقیه است. ببین سؤال کدام قسمت را می‌خواهد.`,
        )
      : null,
    writtenMisconception(
      'only-numerator-divided',
      'فقط صورت را تقسیم کرده، یا آن را بیشتر از مخرج',
      { numerator: lowest.numerator, denominator },
      line`صورت و مخرج هر دو باید بر یک عدد تقسیم شوند، وگرنه مقدار کسر عوض می‌شود.`,
    ),
    writtenMisconception(
      'only-denominator-divided',
      'فقط مخرج را تقسیم کرده، یا آن را بیشتر از صورت',
      { numerator, denominator: lowest.denominator },
      line`صورت و مخرج هر دو باید بر یک عدد تقسیم شوند، وگرنه مقدار کسر عوض می‌شود.`,
    ),
    // Asked backwards, one over the number it was multiplied by has been copied.
    other === null || (form === 'reverse' && denominator / other === factor)
      ? null
      : writtenMisconception(
          'divided-by-different-numbers',
          'صورت و مخرج را بر دو عدد متفاوت تقسیم کرده',
          { numerator: lowest.numerator, denominator: denominator / other },
          line`صورت و مخرج را بر یک عدد تقسیم کن، نه بر دو عدد متفاوت.`,
        ),
    // 54/63 comes to 45/54, which is what is left of it without the last digits: 5/6.
    struckDigits !== null && fractionValue(struckDigits).equals(fractionValue(lessened))
      ? null
      : writtenMisconception(
          'subtracted-instead',
          'به جای تقسیم، از صورت و مخرج یک عدد را کم کرده',
          lessened,
          line`اگر از صورت و مخرج عددی کم شود، مقدار کسر عوض می‌شود. ساده کردن با تقسیم انجام می‌شود.`,
        ),
  ]);
}
