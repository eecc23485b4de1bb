import type { Inline } from '../../content/blocks.ts';

/** A card: a number, a word, a short sentence. */
export interface MatchItem {
  readonly id: string;
  readonly content: readonly Inline[];
}

/** Ids of two cards that belong together: one of the first column, one of the second. */
export type MatchPair = readonly [first: string, second: string];

/** Two columns of as many cards, each card with one partner. The first column is the one read first, in Persian the right one. */
export interface MatchForm {
  readonly kind: 'match';
  readonly first: readonly MatchItem[];
  readonly second: readonly MatchItem[];
}

export interface MatchInput {
  readonly kind: 'match';
  /** In the order they were made. */
  readonly pairs: readonly MatchPair[];
}

export interface MatchKey {
  readonly kind: 'match';
  /** A partner for every card. */
  readonly pairs: readonly MatchPair[];
  /** Of a known misconception: the pairs that show it, whatever the other cards are joined to; `pairs` holds them. */
  readonly telling?: readonly MatchPair[];
}
