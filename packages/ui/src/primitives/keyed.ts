/**
 * Entries with keys for React made of their names. Names are what callers give, and two people or schools may share one:
 * the second of a name has another key, so both are drawn.
 */
export function keyed<T>(entries: readonly T[], nameOf: (entry: T) => string): readonly (readonly [string, T])[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const name = nameOf(entry);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [count === 0 ? name : `${name}\n${count}`, entry] as const;
  });
}
