import type { CategorizeForm, MatchItem, Placing } from '@mashq/curriculum/model';

/** Where a card lies that has no place yet; all other places are the ids of bins. */
export const POOL = '';

export function zoneOf(placed: readonly Placing[], item: string): string {
  return placed.find(([id]) => id === item)?.[1] ?? POOL;
}

/** The cards of a place: of a bin as they were put in it, of the rest as the form has them. */
export function itemsIn({ items }: CategorizeForm, placed: readonly Placing[], zone: string): readonly MatchItem[] {
  if (zone === POOL) return items.filter(({ id }) => zoneOf(placed, id) === POOL);
  return placed.flatMap(([item, bin]) => (bin === zone ? (items.find(({ id }) => id === item) ?? []) : []));
}

/** Puts a card last in a bin, or takes it out of its bin. */
export function placedIn(placed: readonly Placing[], item: string, zone: string): readonly Placing[] {
  const others = placed.filter(([id]) => id !== item);
  return zone === POOL ? others : [...others, [item, zone]];
}
