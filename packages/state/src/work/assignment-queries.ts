import { keepPreviousData, type QueryKey, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { joinPages, nextPage, type PageOf, queryClient } from '../platform/query/query-client.ts';
import { type AssignmentRef, teacherKeys } from './teacher-keys.ts';

/** The teacher's work of one kind, newest first, page by page; the list before stays while another one loads. */
export function useWorkList<Item>(
  queryKey: QueryKey,
  list: (page: number, signal: AbortSignal) => Promise<PageOf<Item>>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => list(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages<Item>,
    placeholderData: keepPreviousData,
  });
}

/** Gives work other content. Fails with 409 where it changed meanwhile or a student has opened it. */
export function useReplaceWork<Work, Content>(
  work: AssignmentRef,
  listKey: QueryKey,
  replace: (content: Content) => Promise<Work>,
) {
  return useMutation<Work, ApiError, Content>({
    mutationFn: replace,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: teacherKeys.assignment(work) });
      void queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** Work with its content for a form that changes it: what is typed must not be replaced by a later reply. */
export function useFormContent<Content>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Content>) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
