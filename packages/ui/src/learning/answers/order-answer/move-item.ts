/** The same list with the entry at `from` taken out and put in at `to`. Places outside the list change nothing. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** `order` when it names exactly the entries of `ids`, else `ids` as they were given. */
export function wholeOrder(order: readonly string[], ids: readonly string[]): readonly string[] {
  const isWhole = order.length === ids.length && ids.every((id) => order.includes(id));
  return isWhole ? order : ids;
}
