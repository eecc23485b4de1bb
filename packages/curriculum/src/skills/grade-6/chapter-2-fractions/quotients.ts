import { type Slip, slipsFrom, slipWorth } from '../../../authoring/fractions/slips.ts';
import { type Mixed, worth, written } from '../../../authoring/fractions/written-numbers.ts';
import { line, type MathNode, Rational, row } from '../../../authoring/index.ts';

/** One number divided by another, both as they are written. */
export interface Division {
  readonly amount: Mixed;
  readonly by: Mixed;
}

/** As one fraction, not reduced. */
export function single({ whole, top, bottom }: Mixed): { readonly top: number; readonly bottom: number } {
  return { top: whole * bottom + top, bottom };
}

/** What the division gives. */
export function quotientOf({ amount, by }: Division): Rational {
  return worth(amount).over(worth(by));
}

/** The division as it is asked. */
export function expressionOf({ amount, by }: Division): MathNode {
  return row(written(amount), '÷', written(by));
}

/** Known mistakes of a division, most telling first. */
export function slips(division: Division): readonly Slip[] {
  const { amount, by } = division;
  const [a, b] = [single(amount), single(by)];
  const value = quotientOf(division);
  const areMixed = amount.whole > 0 && by.whole > 0 && by.top > 0 && by.bottom > 1;
  return slipsFrom(value, [
    slipWorth(
      'first-turned-over',
      'به جای کسر دوم، کسر اول را معکوس کرده',
      Rational.of(1).over(worth(amount)).times(worth(by)),
      line`کسر اول همان‌طور که هست می‌ماند؛ فقط عدد دوم، یعنی مقسوم‌علیه، معکوس می‌شود.`,
    ),
    slipWorth(
      'multiplied-without-turning',
      'تقسیم را به ضرب تبدیل کرده و کسر دوم را معکوس نکرده',
      worth(amount).times(worth(by)),
      line`وقتی تقسیم را به ضرب تبدیل می‌کنی، عدد دوم باید معکوس شود.`,
    ),
    areMixed
      ? slipWorth(
          'parts-divided-apart',
          'عددهای کامل را بر هم و کسرها را بر هم تقسیم کرده',
          Rational.of(amount.whole, by.whole).plus(Rational.of(amount.top * by.bottom, amount.bottom * by.top)),
          line`عدد مخلوط را نمی‌شود تکه‌تکه تقسیم کرد. اول هر دو عدد را به کسر تبدیل کن.`,
        )
      : null,
    by.whole > 0 && by.bottom > 1
      ? slipWorth(
          'only-fraction-part-turned',
          'فقط قسمت کسری مقسوم‌علیه را معکوس کرده',
          worth(amount).times(Rational.of(by.whole).plus(Rational.of(by.bottom, by.top))),
          line`پیش از معکوس کردن، عدد مخلوط را به کسر تبدیل کن؛ عدد کامل هم در معکوس نقش دارد.`,
        )
      : null,
    amount.whole > 0
      ? slipWorth(
          'whole-part-left-out',
          'قسمت کامل مقسوم را حساب نکرده',
          Rational.of(amount.top, amount.bottom).over(worth(by)),
          line`عدد کنار کسر را هم حساب کن: عدد مخلوط را اول به کسر تبدیل کن.`,
        )
      : null,
    a.bottom > 1 && b.bottom > 1
      ? slipWorth(
          'numerators-divided-denominator-kept',
          'صورت‌ها را بر هم تقسیم کرده و مخرج اول را نگه داشته',
          Rational.of(a.top, b.top * a.bottom),
          line`اگر مخرج‌ها یکی نباشد، مخرج عدد دوم هم در جواب نقش دارد. تقسیم را به ضرب در معکوس تبدیل کن.`,
        )
      : null,
    b.bottom === 1
      ? slipWorth(
          'numerator-times-whole',
          'صورت را در مقسوم‌علیه ضرب کرده',
          Rational.of(a.top * b.top, a.bottom),
          line`مقدار به چند قسمت مساوی تقسیم می‌شود؛ پس هر قسمت باید کوچک‌تر از مقدار اول باشد.`,
        )
      : null,
    slipWorth(
      'subtracted-instead',
      'به جای تقسیم، تفریق کرده',
      worth(amount).minus(worth(by)),
      line`به علامت بین دو عدد نگاه کن: اینجا تقسیم خواسته شده است.`,
    ),
  ]);
}
