import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memberApi } from '../api/member-api.ts';
import { withResponseCache } from '../offline/index.ts';
import { joinPages, nextPage } from '../query/pages.ts';
import { memberKeys } from './keys.ts';

/** The student's open homeworks by deadline, or the past ones, page by page. */
export function useMemberHomeworks(state: 'open' | 'past') {
  return useInfiniteQuery({
    queryKey: memberKeys.homeworkList(state),
    queryFn: ({ pageParam: page, signal }) =>
      withResponseCache([...memberKeys.homeworkList(state), page], () =>
        memberApi.homework.list({ query: { state, page } }, { signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
  });
}

/** One homework with the state of each of its questions. */
export function useHomework(homeworkId: string) {
  return useQuery({
    queryKey: memberKeys.homework(homeworkId),
    queryFn: ({ signal }) =>
      withResponseCache(memberKeys.homework(homeworkId), () =>
        memberApi.homework.read({ params: { homeworkId } }, { signal }),
      ),
  });
}

/**
 * All questions of a homework, fetched ahead and cached, so that the homework can be done without a network, even after a
 * reload.
 */
export function useHomeworkQuestions(homeworkId: string, { isNeeded = true }: { isNeeded?: boolean } = {}) {
  return useQuery({
    queryKey: memberKeys.homeworkQuestions(homeworkId),
    queryFn: ({ signal }) =>
      withResponseCache(memberKeys.homeworkQuestions(homeworkId), () =>
        memberApi.homework.questions({ params: { homeworkId } }, { signal }),
      ),
    enabled: isNeeded,
    staleTime: 10 * 60_000,
  });
}
