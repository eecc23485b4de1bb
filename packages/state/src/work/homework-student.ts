import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { joinPages, nextPage, queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

/** The student's open homeworks by deadline, or the past ones, page by page. */
export function useMemberHomeworks(state: 'open' | 'past') {
  return useInfiniteQuery({
    queryKey: memberKeys.homeworkList(state),
    queryFn: ({ pageParam: page, signal }) =>
      withResponseCache([...memberKeys.homeworkList(state), page], () =>
        studentApi.homework.list({ query: { state, page } }, { signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
  });
}

const openAssignments = infiniteQueryOptions({
  queryKey: memberKeys.openAssignments,
  queryFn: ({ pageParam: page, signal }) =>
    withResponseCache([...memberKeys.openAssignments, page], () =>
      studentApi.assignments.open({ query: { page } }, { signal }),
    ),
  initialPageParam: 1,
  getNextPageParam: nextPage,
  select: joinPages,
});

/** Open work of every kind by deadline, page by page. */
export function useOpenAssignments() {
  return useInfiniteQuery(openAssignments);
}

/** Reads what `useOpenAssignments` shows first, before it is rendered. */
export const prefetchOpenAssignments = () => queryClient.prefetchInfiniteQuery(openAssignments);
