import type { MatchPair } from '@mashq/curriculum/model';

/** Which column a card is in. */
export type Side = 'first' | 'second';

export const OTHER = { first: 'second', second: 'first' } as const satisfies Record<Side, Side>;

const PLACE = { first: 0, second: 1 } as const;

/** The card joined to this one, or null. */
export function partnerOf(pairs: readonly MatchPair[], side: Side, id: string): string | null {
  const pair = pairs.find((one) => one[PLACE[side]] === id);
  return pair === undefined ? null : pair[PLACE[OTHER[side]]];
}

/** The pairs without that of a card. */
export function parted(pairs: readonly MatchPair[], side: Side, id: string): readonly MatchPair[] {
  return pairs.filter((pair) => pair[PLACE[side]] !== id);
}

/** Joins two cards; the pairs each of them had before come apart. */
export function joined(pairs: readonly MatchPair[], [first, second]: MatchPair): readonly MatchPair[] {
  return [...parted(parted(pairs, 'first', first), 'second', second), [first, second]];
}
