import {
  type WrittenMisconception,
  writtenMisconceptionsFrom,
  writtenMisconceptionValue,
} from '../../../../authoring/fractions/written-misconceptions.ts';
import { fractionValue, type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import { line, type MathNode, Rational, row } from '../../../../authoring/index.ts';

/** One number divided by another, both as they are written. */
export interface Division {
  readonly amount: Mixed;
  readonly by: Mixed;
}

/** As one fraction, not reduced. */
export function single({ whole, numerator, denominator }: Mixed): {
  readonly numerator: number;
  readonly denominator: number;
} {
  return { numerator: whole * denominator + numerator, denominator };
}

/** What the division gives. */
export function quotientOf({ amount, by }: Division): Rational {
  return fractionValue(amount).over(fractionValue(by));
}

/** The division as it is asked. */
export function expressionOf({ amount, by }: Division): MathNode {
  return row(written(amount), '÷', written(by));
}

/** Known misconceptions of a division, most distinctive first; of bars that are shown no mixed number is read. */
export function writtenMisconceptions(division: Division, isShown = false): readonly WrittenMisconception[] {
  const { amount, by } = division;
  const [a, b] = [single(amount), single(by)];
  const value = quotientOf(division);
  const areMixed = amount.whole > 0 && by.whole > 0 && by.numerator > 0 && by.denominator > 1;
  return writtenMisconceptionsFrom(value, [
    writtenMisconceptionValue(
      'first-turned-over',
      'به جای مقسوم‌علیه، مقسوم را معکوس کرده یا تقسیم را برعکس نوشته',
      Rational.of(1).over(fractionValue(amount)).times(fractionValue(by)),
      line`ببین کدام عدد تقسیم می‌شود: همان اول می‌آید و عوض نمی‌شود. فقط عددی معکوس می‌شود که بر آن تقسیم می‌کنیم.`,
    ),
    writtenMisconceptionValue(
      'multiplied-without-turning',
      'به جای تقسیم، ضرب کرده یا مقسوم‌علیه را معکوس نکرده',
      fractionValue(amount).times(fractionValue(by)),
      line`اینجا باید تقسیم کنی. وقتی تقسیم را به ضرب تبدیل می‌کنی، عددی معکوس می‌شود که بر آن تقسیم می‌کنیم.`,
    ),
    areMixed
      ? writtenMisconceptionValue(
          'parts-divided-apart',
          'عددهای کامل را بر هم و کسرها را بر هم تقسیم کرده',
          Rational.of(amount.whole, by.whole).plus(
            Rational.of(amount.numerator * by.denominator, amount.denominator * by.numerator),
          ),
          line`عدد مخلوط را نمی‌شود تکه‌تکه تقسیم کرد. اول هر دو عدد را به کسر تبدیل کن.`,
        )
      : null,
    by.whole > 0 && by.denominator > 1
      ? writtenMisconceptionValue(
          'only-fraction-part-turned',
          'فقط قسمت کسری مقسوم‌علیه را معکوس کرده',
          fractionValue(amount).times(Rational.of(by.whole).plus(Rational.of(by.denominator, by.numerator))),
          line`پیش از معکوس کردن، عدد مخلوط را به کسر تبدیل کن؛ عدد کامل هم در معکوس نقش دارد.`,
        )
      : null,
    amount.whole > 0
      ? writtenMisconceptionValue(
          'whole-part-left-out',
          'قسمت کامل مقسوم را حساب نکرده',
          Rational.of(amount.numerator, amount.denominator).over(fractionValue(by)),
          isShown
            ? line`نوارهای کامل را هم حساب کن: اول همهٔ مقدار رنگ‌شدهٔ بالا را به صورت کسر بنویس.`
            : line`عدد کنار کسر را هم حساب کن: عدد مخلوط را اول به کسر تبدیل کن.`,
        )
      : null,
    // Where the numerators do not go into each other, nobody divides them. Divided by 1, the first number was copied.
    // The fraction of a mixed number may have been copied, or that of the quotient written alone.
    a.denominator > 1 &&
    b.denominator > 1 &&
    b.numerator > 1 &&
    a.numerator % b.numerator === 0 &&
    (amount.whole === 0 || a.numerator / b.numerator !== amount.numerator) &&
    !value.minus(Rational.of(a.numerator / b.numerator, a.denominator)).isWhole
      ? writtenMisconceptionValue(
          'numerators-divided-denominator-kept',
          'صورت‌ها را بر هم تقسیم کرده و مخرج اول را نگه داشته',
          Rational.of(a.numerator, b.numerator * a.denominator),
          line`اگر مخرج‌ها یکی نباشد، مخرج عدد دوم هم در جواب نقش دارد. تقسیم را به ضرب در معکوس تبدیل کن.`,
        )
      : null,
    b.denominator === 1
      ? writtenMisconceptionValue(
          'numerator-times-whole',
          'صورت را در مقسوم‌علیه ضرب کرده',
          Rational.of(a.numerator * b.numerator, a.denominator),
          line`مقدار به چند قسمت مساوی تقسیم می‌شود؛ پس هر قسمت باید کوچک‌تر از مقدار اول باشد.`,
        )
      : null,
    // Of 2 1/5 and 1/5 it is the whole part alone.
    fractionValue(amount).minus(fractionValue(by)).equals(Rational.of(amount.whole))
      ? null
      : writtenMisconceptionValue(
          'subtracted-instead',
          'به جای تقسیم، تفریق کرده',
          fractionValue(amount).minus(fractionValue(by)),
          line`تفاوت دو عدد خواسته نشده است؛ ببین باید یکی را بر دیگری تقسیم کنی.`,
        ),
  ]);
}
