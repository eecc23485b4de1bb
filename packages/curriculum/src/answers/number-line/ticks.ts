import type { NumberLine } from '../../content/figure.ts';
import { Rational } from '../../numbers/rational.ts';

/** The number a tick of a line stands for. */
export function tickValue(line: NumberLine, tick: number): Rational {
  return Rational.of(line.from).plus(Rational.of(tick * (line.unit ?? 1), line.divisions));
}

/** How many ticks a line has after its first; the last tick's index. */
export function lastTick(line: NumberLine): number {
  return Math.floor(((line.to - line.from) * line.divisions) / (line.unit ?? 1));
}
