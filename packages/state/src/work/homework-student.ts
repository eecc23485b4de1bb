import { useInfiniteQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { joinPages, nextPage } from '../platform/query/pages.ts';
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

/** Open work of every kind by deadline, page by page. */
export function useOpenAssignments() {
  return useInfiniteQuery({
    queryKey: memberKeys.openAssignments,
    queryFn: ({ pageParam: page, signal }) =>
      withResponseCache([...memberKeys.openAssignments, page], () =>
        studentApi.assignments.open({ query: { page } }, { signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
  });
}
