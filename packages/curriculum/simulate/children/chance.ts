import type { Rng } from '../../src/index.ts';

/** A uniform number in (0, 1). */
export const uniform = (rng: Rng) => (rng.int(0, 999_999) + 0.5) / 1_000_000;

/** Whether something of this chance happens. */
export const happens = (rng: Rng, chance: number) => uniform(rng) < chance;

/** A standard normal number (Box and Muller 1958). */
export const normal = (rng: Rng) => Math.sqrt(-2 * Math.log(uniform(rng))) * Math.cos(2 * Math.PI * uniform(rng));

/** A uniform number between two others. */
export const between = (rng: Rng, low: number, high: number) => low + (high - low) * uniform(rng);

/** The normal distribution's share below `x` (Abramowitz and Stegun 26.2.17, error below 1e-7). */
export function normalShare(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    0.3989422804 *
    Math.exp((-x * x) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x > 0 ? 1 - tail : tail;
}

/** The `x` below which the normal distribution has the share `p`, by bisection. */
export function normalAt(p: number): number {
  let low = -6;
  let high = 6;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
