import {
  display,
  type Hint,
  hint,
  type Level,
  p,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../../authoring/index.ts';

export interface Division {
  readonly amount: number;
  readonly divisor: number;
  readonly quotient: number;
  readonly left: number;
}

/** A division with something left over; the amount has at most two digits. */
export function drawDivision(rng: Rng, level: Level): Division | null {
  const divisor = level === 1 ? rng.int(2, 5) : level === 4 ? rng.int(6, 9) : rng.int(2, 9);
  const left = rng.int(1, divisor - 1);
  const most = Math.floor((99 - left) / divisor);
  const quotient = rng.int(2, Math.min(level <= 2 ? 9 : 12, most));
  const amount = divisor * quotient + left;
  return amount > 99 || amount < 7 ? null : { amount, divisor, quotient, left };
}

/** How far the table goes without passing the amount. */
export function divisionSteps({ amount, divisor, quotient, left }: Division): readonly SolutionStep[] {
  return [
    step(
      p`در جدول ضرب ${divisor} دنبال بزرگ‌ترین عددی می‌گردیم که از ${amount} بیشتر نباشد.`,
      display(row(divisor, '×', quotient, '=', divisor * quotient)),
      display(row(divisor, '×', quotient + 1, '=', divisor * (quotient + 1))),
    ),
    step(
      p`${divisor * quotient} تا دسته‌بندی شد؛ بقیه باقی می‌ماند.`,
      display(row(amount, '−', divisor * quotient, '=', left)),
    ),
  ];
}

/** The ladder up to the largest multiple that fits. */
export function divisionHints({ amount, divisor }: Division): readonly Hint[] {
  return [
    hint(p`می‌خواهیم ${amount} را به دسته‌های ${divisor}تایی تقسیم کنیم.`),
    hint(p`جدول ضرب ${divisor} را بخوان و به ${amount} نزدیک شو، ولی از آن نگذر.`),
  ];
}
