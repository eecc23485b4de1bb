import { useEffect } from 'react';

/** The page of a list that an address asks for; the first where it names none. */
export function readListPage(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

interface ListPage {
  readonly size: number;
  readonly total: number;
  readonly items: readonly unknown[];
}

/** Goes to the last page where the one asked for is behind the end: rows were removed, or the address is of another day. */
export function useExistingPage(list: ListPage | undefined, go: (page: number) => void): void {
  const isBehindEnd = list !== undefined && list.total > 0 && list.items.length === 0;
  // lint-allow: measures – pages of a list
  const last = isBehindEnd ? Math.ceil(list.total / list.size) : null;
  useEffect(() => {
    if (last !== null) go(last);
  }, [last]);
}
