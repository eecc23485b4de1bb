import type { RowKey } from './types.ts';

/** The chosen rows after some were all chosen, or all let go. */
export function withRows(
  selected: ReadonlySet<RowKey>,
  rows: readonly RowKey[],
  isChosen: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of rows) {
    if (isChosen) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Rows from one to another, both with them, whichever stands first. The other alone where the one is not in sight. */
export function rowsBetween(shown: readonly RowKey[], from: RowKey | undefined, to: RowKey): readonly RowKey[] {
  const start = from === undefined ? -1 : shown.indexOf(from);
  if (start < 0) return [to];
  const end = shown.indexOf(to);
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How much of what is in sight is chosen. */
export function pageChoice(selected: ReadonlySet<RowKey>, shown: readonly RowKey[]): 'none' | 'some' | 'all' {
  const count = shown.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
