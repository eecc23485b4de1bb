import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api.ts';
import { clearResponseCache } from '../offline/response-cache.ts';
import { onSessionEnd } from '../session/session.ts';

const RETRIES = 2;

/** Retries temporary failures, but not while the browser is offline. */
function mayPass(failures: number, error: Error): boolean {
  return failures < RETRIES && error instanceof ApiError && error.isTemporary && navigator.onLine;
}

/** The query cache. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Queries also run offline: they read the response cache.
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: mayPass,
    },
    mutations: { networkMode: 'always' },
  },
});

let isStarted = false;

/** Clears the cache when the session ends. Call once. */
export function startQueries(): void {
  if (isStarted) return;
  isStarted = true;
  void clearResponseCache('old');
  onSessionEnd(() => {
    queryClient.clear();
    void clearResponseCache('all');
  });
}

/**
 * Stores the reply to a change as what a query has read. A read that began before the change is cancelled first: it may have
 * what was there before, and would replace the reply.
 */
export async function storeReply<Data>(queryKey: QueryKey, reply: Data): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, reply);
}

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
