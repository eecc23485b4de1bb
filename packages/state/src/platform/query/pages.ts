/** One page of a list. */
export interface PageOf<Item> {
  page: number;
  size: number;
  total: number;
  items: readonly Item[];
}

/** The number of the next page, while there is one. */
export function nextPage({ page, size, total }: PageOf<unknown>): number | undefined {
  return page * size < total ? page + 1 : undefined;
}

/** All pages so far as one list. */
export function joinPages<Item>({ pages }: { pages: readonly PageOf<Item>[] }): { items: Item[]; total: number } {
  return { items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 };
}
