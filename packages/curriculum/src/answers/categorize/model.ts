import type { MatchItem } from '../match/model.ts';

/** A named place that cards are sorted into. */
export interface CategorizeBin {
  readonly id: string;
  readonly label: string;
}

/** Cards to be sorted into two to four named bins; a bin may take any number of them, or none. */
export interface CategorizeForm {
  readonly kind: 'categorize';
  readonly items: readonly MatchItem[];
  readonly bins: readonly CategorizeBin[];
}

/** Ids of a card and of the bin it was put in. */
export type Placing = readonly [item: string, bin: string];

export interface CategorizeInput {
  readonly kind: 'categorize';
  /** In the order the cards were put; a card that has no place yet is not among them. */
  readonly placed: readonly Placing[];
}

export interface CategorizeKey {
  readonly kind: 'categorize';
  /** A bin for every card. */
  readonly placed: readonly Placing[];
  /** Of a known misconception: the cards that show it, wherever the others are put; `placed` holds them. */
  readonly telling?: readonly Placing[];
}
