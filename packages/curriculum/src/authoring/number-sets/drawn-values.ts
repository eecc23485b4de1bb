import { frac, num } from '../../content/nodes.ts';
import type { Level, MathNode } from '../../model/index.ts';
import { gcd } from '../../numbers/gcd.ts';
import { Rational } from '../../numbers/rational.ts';
import type { Rng } from '../../random/rng.ts';

/** A number and how it is written. */
export interface DrawnValue {
  readonly value: Rational;
  readonly node: MathNode;
}

/** Draws one number; the level says how large or how fine. */
export type DrawValue = (rng: Rng, level: Level) => DrawnValue;

/** A decimal of so many hundredths or the like: 305 of 2 places is 3.05. */
export function decimalOf(units: number, places: number): DrawnValue {
  const digits = String(units).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return { value: Rational.of(units, 10 ** places), node: num(text) };
}

/** A fraction as it is written, reduced or not. */
export function fractionOf(top: number, bottom: number): DrawnValue {
  return { value: Rational.of(top, bottom), node: frac(top, bottom) };
}

/** Whole numbers within bounds. */
export function wholes(bounds: (level: Level) => readonly [least: number, most: number]): DrawValue {
  return (rng, level) => decimalOf(rng.int(...bounds(level)), 0);
}

/** Decimals below `most` with one to `places` places, no zero at the end. */
export function decimals(most: number, places: (level: Level) => number): DrawValue {
  return (rng, level) => {
    const count = rng.int(1, places(level));
    const units = rng.int(1, most * 10 ** count - 1);
    return decimalOf(units % 10 === 0 ? units + 1 : units, count);
  };
}

/** Whole numbers on both sides of zero. */
export function signed(reach: (level: Level) => number): DrawValue {
  return (rng, level) => {
    const value = rng.int(-reach(level), reach(level));
    return { value: Rational.of(value), node: num(value) };
  };
}

/** Fractions in lowest terms; `most` says how many units they may reach. */
export function fractions(denominators: (level: Level) => readonly number[], most = 1): DrawValue {
  return (rng, level) => {
    const bottom = rng.pick(denominators(level));
    const tops = Array.from({ length: most * bottom - 1 }, (_, index) => index + 1).filter(
      (top) => gcd(top, bottom) === 1,
    );
    const top = rng.pick(tops);
    return fractionOf(top, bottom);
  };
}

/** So many numbers of different values, smallest first; null where they do not come. */
export function drawSorted(rng: Rng, level: Level, draw: DrawValue, count: number): readonly DrawnValue[] | null {
  const found = new Map<string, DrawnValue>();
  for (let turn = 0; turn < 20 * count && found.size < count; turn += 1) {
    const one = draw(rng, level);
    found.set(one.value.toString(), one);
  }
  return found.size < count ? null : [...found.values()].sort((a, b) => a.value.compare(b.value));
}
