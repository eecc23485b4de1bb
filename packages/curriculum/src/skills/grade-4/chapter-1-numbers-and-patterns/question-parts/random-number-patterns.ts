import type { Level, Rng } from '../../../../authoring/index.ts';

/** How a term comes from the one before it. */
export type Growth = 'step' | 'factor' | 'growing';

export interface NumberPattern {
  readonly growth: Growth;
  /** The step, the factor, or the first step of a growing one. */
  readonly by: number;
  /** For a growing step, how much each is more than the last. */
  readonly more: number;
  /** Steps go down. */
  readonly falls: boolean;
  /** Shown terms and the one after them. */
  readonly terms: readonly number[];
}

const most = 10_000;

function terms(start: number, count: number, next: (term: number, index: number) => number): readonly number[] {
  const list = [start];
  for (let index = 0; list.length < count; index += 1) list.push(next(list[index] ?? start, index));
  return list;
}

const steps: Readonly<Record<Level, readonly number[]>> = {
  1: [2, 3, 5, 10, 20, 50, 100],
  2: [4, 6, 7, 9, 12, 15, 25, 50, 150],
  3: [8, 11, 14, 18, 35, 75, 120, 125, 250],
  4: [13, 17, 24, 45, 175, 225, 350, 1250],
};

/** Five terms, or six, the last of which is asked. Shown terms stay within 10,000; null when they would not. */
export function drawPattern(rng: Rng, level: Level): NumberPattern | null {
  const growth = rng.weighted<Growth>(
    level === 1
      ? [['step', 1]]
      : [
          ['step', 2],
          ['factor', 1],
          ['growing', 2],
        ],
  );
  const count = level === 1 ? 6 : rng.int(5, 6);
  const fits = (pattern: NumberPattern) =>
    pattern.terms.every((term, index) => term > 0 && (term <= most || index === count - 1)) ? pattern : null;
  if (growth === 'step') {
    const by = rng.pick(steps[level]);
    const falls = level > 1 && rng.chance(1, 3);
    const start = falls ? by * count + rng.int(1, 400) : rng.int(1, level === 1 ? 60 : 900);
    return fits({
      growth,
      by,
      more: 0,
      falls,
      terms: terms(start, count, (term) => (falls ? term - by : term + by)),
    });
  }
  if (growth === 'factor') {
    const by = rng.pick(level === 2 ? [2, 2, 10] : [2, 3, 10]);
    const start = rng.int(1, by === 10 ? 9 : level === 2 ? 12 : 40);
    return fits({ growth, by, more: 0, falls: false, terms: terms(start, count, (term) => term * by) });
  }
  const more = level === 2 ? 1 : rng.pick(level === 3 ? [1, 2, 3] : [2, 3, 5, 10]);
  const by = rng.int(1, level === 2 ? 2 : 6);
  return fits({
    growth,
    by,
    more,
    falls: false,
    terms: terms(rng.int(1, level === 2 ? 40 : 200), count, (term, index) => term + by + more * index),
  });
}
