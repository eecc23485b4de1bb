import type { MatchForm, MatchKey, MatchPair, RawInput } from '../../src/model/index.ts';

function match(pairs: readonly MatchPair[]): RawInput {
  return { kind: 'match', pairs };
}

/** The same pairs, made in another order. */
export function matchForms({ pairs }: MatchKey): readonly RawInput[] {
  return [match(pairs), match([...pairs].reverse())];
}

/** Two partners changed, a card left over, a partner taken twice, a card of another question, a pair the wrong way round. */
export function matchMisses({ pairs }: MatchKey, { first }: MatchForm): readonly RawInput[] {
  const swaps = pairs.slice(1).map((pair, index) => {
    const before = pairs[index] ?? pair;
    return match(
      pairs.map((one) => (one === pair ? [pair[0], before[1]] : one === before ? [before[0], pair[1]] : one)),
    );
  });
  const [one = ['', ''] as const, ...rest] = pairs;
  return [
    ...swaps,
    match([]),
    match(rest),
    match([[one[0], rest[0]?.[1] ?? ''], ...rest]),
    match([...pairs, one]),
    match([['zzz', one[1]], ...rest]),
    match([[one[1], one[0]], ...rest]),
    match(first.map(({ id }) => [id, one[1]])),
  ];
}
