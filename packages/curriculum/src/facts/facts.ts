/** One fact of the times tables, the smaller factor first: who knows 6 × 8 knows 8 × 6. */
export interface Fact {
  readonly a: number;
  readonly b: number;
}

/** The fact of two factors from 2 to 9 in either order. Throws `RangeError` for any other number. */
export function factOf(first: number, second: number): Fact {
  for (const factor of [first, second])
    if (!Number.isInteger(factor) || factor < 2 || factor > 9)
      throw new RangeError(`no factor of the tables: ${factor}`);
  return first <= second ? { a: first, b: second } : { a: second, b: first };
}

/** A name to keep a fact's memory by, such as `6×8`. */
export const factId = ({ a, b }: Fact): string => `${a}×${b}`;

/**
 * The 36 facts from 2 × 2 to 9 × 9 in the order they are met: the tables of 2 and 5 first, which children can already
 * count in, then the others by size; of each table only what was not in one before it.
 */
export const FACTS: readonly Fact[] = (() => {
  const seen = new Map<string, Fact>();
  for (const table of [2, 5, 3, 4, 6, 7, 8, 9])
    for (let other = 2; other <= 9; other += 1) {
      const fact = factOf(table, other);
      if (!seen.has(factId(fact))) seen.set(factId(fact), fact);
    }
  return [...seen.values()];
})();

/**
 * Up to here a right answer counts as recalled, after it as reckoned. Three seconds are the usual bound of fluency in
 * number facts; as much again is left for reading the question and finding the keys.
 */
export const RECALLED_WITHIN_SECONDS = 6;
