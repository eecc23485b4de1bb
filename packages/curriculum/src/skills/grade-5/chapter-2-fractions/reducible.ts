import { type Slip, slip, slipsFrom } from '../../../authoring/fractions/slips.ts';
import { type Fraction, worth } from '../../../authoring/fractions/written-numbers.ts';
import { line, type QuestionForm } from '../../../authoring/index.ts';

/** `top/bottom` with the largest number that divides both, and what is left after dividing by it. */
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
export function halfway({ top, bottom, factor }: Reducible): Fraction | null {
  const divisor = smallestFactor(factor);
  return divisor === factor ? null : { top: top / divisor, bottom: bottom / divisor };
}

/** A divisor of the denominator other than the one used for the numerator. */
function otherDivisor({ bottom, factor }: Reducible): number | null {
  const found = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    (divisor) => bottom % divisor === 0 && divisor !== factor && bottom / divisor > 1,
  );
  return found.at(-1) ?? null;
}

/** Known mistakes in reducing it, most telling first. `irreducible` is a second fraction to choose from. */
export function reducingSlips(n: Reducible, form: QuestionForm, irreducible: Fraction | null): readonly Slip[] {
  const { top, bottom, factor, lowest } = n;
  const other = otherDivisor(n);
  return slipsFrom(worth(n), [
    irreducible &&
      slip(
        'irreducible-written',
        'کسری را نوشته که ساده نمی‌شود',
        irreducible,
        line`صورت و مخرج این کسر را نمی‌شود بر یک عدد تقسیم کرد. به کسر دیگر نگاه کن.`,
      ),
    form === 'figure' || form === 'story'
      ? slip(
          'part-compared-with-rest',
          'قسمت را با بقیه مقایسه کرده',
          { top, bottom: bottom - top },
          line`مخرج، تعداد همه است، نه فقط بقیه. همه را روی هم بشمار.`,
        )
      : null,
    form === 'figure' || form === 'story'
      ? slip(
          'rest-written',
          'کسر بقیه را نوشته',
          { top: bottom - top, bottom },
          line`این کسرِ بقیه است. ببین سؤال کدام قسمت را می‌خواهد.`,
        )
      : null,
    slip(
      'only-numerator-divided',
      'فقط صورت را تقسیم کرده',
      { top: lowest.top, bottom },
      line`صورت و مخرج هر دو باید بر یک عدد تقسیم شوند، وگرنه مقدار کسر عوض می‌شود.`,
    ),
    slip(
      'only-denominator-divided',
      'فقط مخرج را تقسیم کرده',
      { top, bottom: lowest.bottom },
      line`صورت و مخرج هر دو باید بر یک عدد تقسیم شوند، وگرنه مقدار کسر عوض می‌شود.`,
    ),
    other === null
      ? null
      : slip(
          'divided-by-different-numbers',
          'صورت و مخرج را بر دو عدد متفاوت تقسیم کرده',
          { top: lowest.top, bottom: bottom / other },
          line`صورت و مخرج را بر یک عدد تقسیم کن، نه بر دو عدد متفاوت.`,
        ),
    slip(
      'subtracted-instead',
      'به جای تقسیم، از صورت و مخرج یک عدد را کم کرده',
      { top: top - factor, bottom: bottom - factor },
      line`اگر از صورت و مخرج عددی کم شود، مقدار کسر عوض می‌شود. ساده کردن با تقسیم انجام می‌شود.`,
    ),
  ]);
}
