import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Stores the reply to a change as what a query has read. A read that began before the change is cancelled first: it may have
 * what was there before, and would replace the reply.
 */
export async function storeReply<Data>(queryKey: QueryKey, reply: Data): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, reply);
}
