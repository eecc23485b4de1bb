import { type CategorizeForm, type CategorizeKey, type Placing, plainLine, type RawInput } from '../../src/index.ts';
import type { TestedKind } from './kind.ts';

const raw = (placed: readonly Placing[]): RawInput => ({ kind: 'categorize', placed });

export const categorize: TestedKind<CategorizeForm, CategorizeKey> = {
  kind: 'categorize',
  forms: ({ placed }) => [raw(placed), raw([...placed].reverse())],
  misses: ({ placed }, { bins }) => {
    const [one = ['', ''] as const, ...rest] = placed;
    return [
      ...placed.flatMap(([item, bin]) =>
        bins
          .filter(({ id }) => id !== bin)
          .map(({ id }) => raw(placed.map((each) => (each[0] === item ? [item, id] : each)))),
      ),
      raw([]),
      raw(rest),
      raw([...placed, one]),
      raw([['zzz', one[1]], ...rest]),
      raw([[one[0], 'zzz'], ...rest]),
      raw([[one[1], one[0]], ...rest]),
    ];
  },
  texts: ({ items, bins }) => ({
    words: [...items.map(({ content }) => plainLine(content)), ...bins.map(({ label }) => label)],
    numbers: [],
  }),
  printed: ({ placed }, { items, bins }) => [
    ...items.map(({ content }) => plainLine(content)),
    ...bins.filter(({ id }) => placed.some(([, bin]) => bin === id)).map(({ label }) => label),
  ],
  isTelling: false,
};
