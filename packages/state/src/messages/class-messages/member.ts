import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api/api.ts';
import { studentApi } from '../../platform/api/student.ts';

import { joinPages, nextPage, queryClient } from '../../platform/query/query-client.ts';
import { classMessageKeys } from './keys.ts';

/** An open page looks for new messages this often, beside the live channel that says when there are some. */
const REFETCH_MS = 60_000;

/** The messages of the child's classes, page by page; an open page gets new ones by itself. */
export function useMemberClassMessages() {
  return useInfiniteQuery({
    queryKey: classMessageKeys.ofChild,
    queryFn: ({ pageParam: page, signal }) => studentApi.classMessages.list({ query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
    refetchInterval: REFETCH_MS,
  });
}

/** How many messages the child has not seen. */
export function useUnseenClassMessages() {
  return useQuery({
    queryKey: classMessageKeys.unseen,
    queryFn: ({ signal }) => studentApi.classMessages.unseenCount({ signal }),
  });
}

/** Notes that the child has seen messages; a second time changes nothing. */
export function useSeeClassMessages() {
  return useMutation<unknown, ApiError, readonly string[]>({
    mutationFn: (ids) => studentApi.classMessages.seen({ body: { ids: [...ids] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: classMessageKeys.unseen }),
  });
}
