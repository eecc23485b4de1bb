import type { Inline, MatchItem, MatchKey, MatchPair } from '../model/index.ts';
import type { Rng } from '../random/rng.ts';
import type { ChoiceSpec } from './choices.ts';
import type { MisconceptionName } from './draft.ts';

/** Two cards that belong together. No other card of the second column may fit the first one. */
export interface MatchEntry {
  readonly first: readonly Inline[];
  readonly second: readonly Inline[];
}

export type MatchMisconception = MisconceptionName & {
  /** Who makes it joins the first card of the entry at one place to the second card of the entry at another, counted from 0. */
  readonly joins: readonly [first: number, second: number];
};

interface MatchDraft {
  /** Three to six. */
  readonly entries: readonly MatchEntry[];
  readonly misconceptions: readonly MatchMisconception[];
}

const firstIds = 'abcdef';
const secondIds = 'uvwxyz';

/** Both columns in random order, not all pairs side by side. Throws `RangeError` when two cards of a column look the same. */
export function matchAnswer(rng: Rng, { entries, misconceptions }: MatchDraft): ChoiceSpec {
  for (const side of ['first', 'second'] as const) {
    const faces = entries.map((entry) => JSON.stringify(entry[side]));
    if (new Set(faces).size !== faces.length) throw new RangeError('two cards of a column look the same');
  }
  const first = rng.shuffle(entries);
  let second = rng.shuffle(entries);
  while (second.every((entry, index) => entry === first[index])) second = rng.shuffle(entries);
  const pairOf = (one: MatchEntry | undefined, other: MatchEntry | undefined): MatchPair => {
    if (one === undefined || other === undefined) throw new RangeError('a mistake joins cards that are not there');
    return [firstIds.charAt(first.indexOf(one)), secondIds.charAt(second.indexOf(other))];
  };
  const key: MatchKey = { kind: 'match', pairs: first.map((entry) => pairOf(entry, entry)) };
  const cards = (ids: string, row: readonly MatchEntry[], side: keyof MatchEntry): MatchItem[] =>
    row.map((entry, index) => ({ id: ids.charAt(index), content: entry[side] }));
  return {
    answer: { kind: 'match', first: cards(firstIds, first, 'first'), second: cards(secondIds, second, 'second') },
    key,
    misconceptions: misconceptions.map(({ id, title, message, joins: [one, other] }) => {
      if (one === other) throw new RangeError(`${id} joins a card to its own partner`);
      const statement = pairOf(entries[one], entries[other]);
      // The two cards left over are joined to each other: the rest stays right.
      const swapped = pairOf(entries[other], entries[one]);
      const rest = key.pairs.filter(([card]) => card !== statement[0] && card !== swapped[0]);
      const answer: MatchKey = { kind: 'match', pairs: [statement, swapped, ...rest], telling: [statement] };
      return { id, title, message, answer };
    }),
  };
}
