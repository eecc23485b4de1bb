import type { NumberLine, Rng } from '../../../authoring/index.ts';

/** A line of whole numbers on both sides of zero; every label is shown unless `labels` says otherwise. */
export function lineAround(rng: Rng, isHard: boolean): NumberLine {
  if (!isHard) return { from: -10, to: 10, divisions: 1 };
  const unit = rng.pick([5, 10]);
  return unit === 5
    ? { from: -30, to: 30, unit: 10, divisions: 2 }
    : { from: -50, to: 50, unit: 10, divisions: rng.pick([2, 5]) };
}

/** The tick at which a whole number stands, or null when no tick stands for it. */
export function tickAt({ from, to, unit = 1, divisions }: NumberLine, value: number): number | null {
  const tick = ((value - from) * divisions) / unit;
  return value >= from && value <= to && Number.isInteger(tick) ? tick : null;
}
