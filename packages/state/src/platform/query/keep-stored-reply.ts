import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api.ts';
import { storedReply } from '../offline/response-cache.ts';
import { queryClient } from './query-client.ts';

const SERVER_FAILED = 500;

/**
 * Runs `fetch`. Where the server fails and the query has no data, its stored reply becomes its data, as old as it is; the error is
 * thrown all the same, so that the screen can say both.
 */
export async function keepStoredReply<T>(
  queryKey: QueryKey,
  fetch: () => Promise<T>,
  { storedAs = queryKey, toData = (reply) => reply }: KeepOptions = {},
): Promise<T> {
  try {
    return await fetch();
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.status >= SERVER_FAILED &&
      queryClient.getQueryData(queryKey) === undefined
    ) {
      const stored = await storedReply(storedAs);
      if (stored !== undefined) queryClient.setQueryData(queryKey, toData(stored.value), { updatedAt: stored.keptAt });
    }
    throw error;
  }
}

interface KeepOptions {
  /** The key the reply is stored under. @default the key of the query */
  storedAs?: QueryKey;
  /** From the reply to what the query holds, such as a list of pages. @default the reply */
  toData?: (reply: unknown) => unknown;
}

/** The first page of a list that is read page by page. */
export const asFirstPage = (reply: unknown) => ({ pages: [reply], pageParams: [1] });
