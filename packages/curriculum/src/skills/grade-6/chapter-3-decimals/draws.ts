import { Decimal, type Rng } from '../../../authoring/index.ts';

/** A decimal with exactly `places` places (its last digit is not 0) and a whole part from `min` to `max`. */
export function decimalWith(rng: Rng, places: number, [min, max]: readonly [number, number]): Decimal {
  const power = 10 ** places;
  const part = places === 0 ? 0 : rng.int(0, power / 10 - 1) * 10 + rng.int(1, 9);
  return Decimal.of(rng.int(min, max) * power + part, places);
}
