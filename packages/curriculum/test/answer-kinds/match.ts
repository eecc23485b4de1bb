import { plainLine } from '../../src/content/plain.ts';
import type { MatchForm, MatchKey, MatchPair, RawInput } from '../../src/model/index.ts';
import { textsOf } from '../properties/texts.ts';
import type { TestedKind } from './kind.ts';

function raw(pairs: readonly MatchPair[]): RawInput {
  return { kind: 'match', pairs };
}

/** The same pairs, made in another order. */
function forms({ pairs }: MatchKey): readonly RawInput[] {
  return [raw(pairs), raw([...pairs].reverse())];
}

/** Two partners changed, a card left over, a partner taken twice, a card of another question, a pair the wrong way round. */
function misses({ pairs }: MatchKey, { first }: MatchForm): readonly RawInput[] {
  const swaps = pairs.slice(1).map((pair, index) => {
    const before = pairs[index] ?? pair;
    return raw(pairs.map((one) => (one === pair ? [pair[0], before[1]] : one === before ? [before[0], pair[1]] : one)));
  });
  const [one = ['', ''] as const, ...rest] = pairs;
  return [
    ...swaps,
    raw([]),
    raw(rest),
    raw([[one[0], rest[0]?.[1] ?? ''], ...rest]),
    raw([...pairs, one]),
    raw([['zzz', one[1]], ...rest]),
    raw([[one[1], one[0]], ...rest]),
    raw(first.map(({ id }) => [id, one[1]])),
  ];
}

export const match: TestedKind<MatchForm, MatchKey> = {
  kind: 'match',
  forms,
  misses,
  texts: ({ first, second }) => textsOf([...first, ...second].flatMap(({ content }) => content)),
  printed: ({ pairs }, { first, second }) =>
    pairs.flatMap(([one, other]) => [
      ...first.filter(({ id }) => id === one).map(({ content }) => plainLine(content)),
      ...second.filter(({ id }) => id === other).map(({ content }) => plainLine(content)),
    ]),
  isTelling: false,
  shownIn: ({ first, second }, { pairs }) => {
    const isPaired = first.every(({ id }, row) =>
      pairs.some(([one, other]) => one === id && other === second[row]?.id),
    );
    return isPaired ? 'the order of the cards' : null;
  },
};
