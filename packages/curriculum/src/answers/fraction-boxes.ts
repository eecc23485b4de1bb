import { isEmptyReading } from './number-boxes.ts';
import type { NumberReading } from './read-number.ts';
import { refuse, type Unreadable } from './reading.ts';

export interface ReadFraction {
  readonly ok: true;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Numerator and denominator, of which one at least is filled in. */
export function readFraction(numerator: NumberReading, denominator: NumberReading): ReadFraction | Unreadable {
  if (isEmptyReading(numerator) || isEmptyReading(denominator)) return refuse('incomplete');
  if (!numerator.ok) return numerator;
  if (!denominator.ok) return denominator;
  if (denominator.value.units === 0n) return refuse('zero-denominator');
  return { ok: true, numerator: numerator.value.units, denominator: denominator.value.units };
}
