interface Page<Item> {
  page: number;
  size: number;
  total: number;
  items: readonly Item[];
}

/** The number of the next page, while there is one. */
export function nextPage({ page, size, total }: Page<unknown>): number | undefined {
  return page * size < total ? page + 1 : undefined;
}

/** All pages so far as one list. */
export function joinPages<Item>({ pages }: { pages: readonly Page<Item>[] }): { items: Item[]; total: number } {
  return { items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 };
}
