import type { NumberLineTick } from '../../figures/number-line/index.ts';

/** A place as the eye finds it: the nearest number printed at or left of it, and how many lines to the right of that. */
export interface Seen {
  readonly mark: number;
  readonly lines: number;
}

/**
 * Says where a tick stands without counting out its value, which may be the very thing asked. Null when no number is
 * printed at it or left of it.
 */
export function seenFrom(tick: number, ticks: readonly NumberLineTick[]): Seen | null {
  const mark = ticks.findLast(({ tick: at, isLabelled }) => isLabelled && at <= tick);
  return mark?.value == null ? null : { mark: mark.value, lines: tick - mark.tick };
}
