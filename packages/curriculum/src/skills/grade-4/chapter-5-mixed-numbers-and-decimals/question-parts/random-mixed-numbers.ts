import { fractionValue, type Mixed, written } from '../../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  display,
  ezafe,
  type Figure,
  gcd,
  type Level,
  mixedOf,
  p,
  persianNumber,
  type Rng,
  row,
} from '../../../../authoring/index.ts';

/** Bounds of whole part and denominator. */
export interface MixedLimits {
  readonly whole: readonly [number, number];
  readonly denominator: readonly [number, number];
  /** Whether the part may be one that could be written with smaller numbers. */
  readonly reducible: boolean;
}

/** A mixed number with a proper part; null when the draw does not suit. */
export function drawMixed(rng: Rng, { whole, denominator, reducible }: MixedLimits): Mixed | null {
  const n: Mixed = { whole: rng.int(...whole), denominator: rng.int(...denominator), numerator: 0 };
  const numerator = rng.int(1, n.denominator - 1);
  return !reducible && gcd(numerator, n.denominator) > 1 ? null : { ...n, numerator };
}

/** Numerator of the whole of it over its denominator. */
export function allParts({ whole, numerator, denominator }: Mixed): number {
  return whole * denominator + numerator;
}

/** Whole units colored and one with a part of it, as bars or circles. */
export function drawnMixed({ whole, numerator, denominator }: Mixed, isRound: boolean): Figure {
  const units = Array.from({ length: whole + 1 }, (_, index) => ({
    parts: denominator,
    shaded: index < whole ? denominator : numerator,
    tone: 'accent' as const,
  }));
  const name = isRound ? 'دایره' : 'نوار';
  const description = `${persianNumber(whole + 1)} ${ezafe(name)} هم‌اندازه که هر کدام ${persianNumber(denominator)} قسمت مساوی دارد؛ همهٔ قسمت‌های ${persianNumber(whole)} ${name} رنگ شده و از ${ezafe(name)} آخر ${persianNumber(numerator)} قسمت`;
  return isRound ? { t: 'circles', description, circles: units } : { t: 'bars', description, bars: units };
}

/** Limits by level: below the book, the book's own, and a stretch. */
export const mixedLimits: Readonly<Record<Level, MixedLimits>> = {
  1: { whole: [1, 3], denominator: [2, 5], reducible: false },
  2: { whole: [1, 5], denominator: [2, 8], reducible: false },
  3: { whole: [2, 7], denominator: [3, 10], reducible: true },
  4: { whole: [4, 9], denominator: [4, 10], reducible: true },
};

/** The number on a line of its own, and below it how it is written with smaller numbers where it can be. */
export function finished(n: Mixed): readonly Block[] {
  return gcd(n.numerator, n.denominator) === 1
    ? [display(written(n))]
    : [
        display(written(n)),
        p`قسمت کسری را می‌شود با عددهای کوچک‌تر هم نوشت؛ هر دو درست است.`,
        display(row(written(n), '=', mixedOf(fractionValue(n)))),
      ];
}
