import { type Mixed, worth, written } from '../../../authoring/fractions/written-numbers.ts';
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
} from '../../../authoring/index.ts';

/** Bounds of whole part and denominator. */
export interface MixedLimits {
  readonly whole: readonly [number, number];
  readonly bottom: readonly [number, number];
  /** Whether the part may be one that could be written with smaller numbers. */
  readonly reducible: boolean;
}

/** A mixed number with a proper part; null when the draw does not suit. */
export function drawMixed(rng: Rng, { whole, bottom, reducible }: MixedLimits): Mixed | null {
  const n: Mixed = { whole: rng.int(...whole), bottom: rng.int(...bottom), top: 0 };
  const top = rng.int(1, n.bottom - 1);
  return !reducible && gcd(top, n.bottom) > 1 ? null : { ...n, top };
}

/** Numerator of the whole of it over its denominator. */
export function allParts({ whole, top, bottom }: Mixed): number {
  return whole * bottom + top;
}

/** Whole units coloured and one with a part of it, as bars or circles. */
export function drawnMixed({ whole, top, bottom }: Mixed, isRound: boolean): Figure {
  const units = Array.from({ length: whole + 1 }, (_, index) => ({
    parts: bottom,
    shaded: index < whole ? bottom : top,
    tone: 'accent' as const,
  }));
  const name = isRound ? 'دایره' : 'نوار';
  const description = `${persianNumber(whole + 1)} ${ezafe(name)} هم‌اندازه که هر کدام ${persianNumber(bottom)} قسمت مساوی دارد؛ همهٔ قسمت‌های ${persianNumber(whole)} ${name} رنگ شده و از ${ezafe(name)} آخر ${persianNumber(top)} قسمت`;
  return isRound ? { t: 'circles', description, circles: units } : { t: 'bars', description, bars: units };
}

/** Limits by level: below the book, the book's own, and a stretch. */
export const mixedLimits: Readonly<Record<Level, MixedLimits>> = {
  1: { whole: [1, 3], bottom: [2, 5], reducible: false },
  2: { whole: [1, 5], bottom: [2, 8], reducible: false },
  3: { whole: [2, 7], bottom: [3, 10], reducible: true },
  4: { whole: [4, 9], bottom: [4, 10], reducible: true },
};

/** The number on a line of its own, and below it how it is written with smaller numbers where it can be. */
export function finished(n: Mixed): readonly Block[] {
  return gcd(n.top, n.bottom) === 1
    ? [display(written(n))]
    : [
        display(written(n)),
        p`قسمت کسری را می‌شود با عددهای کوچک‌تر هم نوشت؛ هر دو درست است.`,
        display(row(written(n), '=', mixedOf(worth(n)))),
      ];
}
