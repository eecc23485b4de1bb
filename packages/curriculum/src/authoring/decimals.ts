import { Decimal } from '../numbers/decimal.ts';
import type { Rng } from '../random/rng.ts';

/** A decimal with exactly `places` places (its last digit is not 0) and a whole part from `min` to `max`. */
export function decimalWith(rng: Rng, places: number, [min, max]: readonly [number, number]): Decimal {
  const power = 10 ** places;
  const part = places === 0 ? 0 : rng.int(0, power / 10 - 1) * 10 + rng.int(1, 9);
  return Decimal.of(rng.int(min, max) * power + part, places);
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units;
}

/** What comes of lining two decimals up at their right ends, the mark forgotten: 2.5 + 1.25 as 1.50. */
export function rightAligned(a: Decimal, b: Decimal, sign: '+' | '−'): Decimal {
  return Decimal.of(absolute(sign === '+' ? a.units + b.units : a.units - b.units), Math.max(a.places, b.places));
}

/** What comes of working the digits after the mark on their own as whole numbers: 2.7 + 1.8 as 3.15. */
export function partsApart(a: Decimal, b: Decimal, sign: '+' | '−'): Decimal {
  const split = ({ units, places }: Decimal) => [units / 10n ** BigInt(places), units % 10n ** BigInt(places)] as const;
  const [[wholeA, partA], [wholeB, partB]] = [split(a), split(b)];
  const whole = sign === '+' ? wholeA + wholeB : wholeA - wholeB;
  const part = sign === '+' ? partA + partB : partA - partB;
  // Zeros behind the mark stay where both are written alike, or where there is nothing to put them with.
  const width = a.places === b.places || a.places === 0 || b.places === 0 ? Math.max(a.places, b.places) : 0;
  return Decimal.parse(`${absolute(whole)}.${String(absolute(part)).padStart(width, '0')}`);
}
