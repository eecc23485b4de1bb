import type { TeacherClassMessage } from '@mashq/api/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api/api.ts';
import { teacherClassMessageApi } from '../../platform/api/class-message-api.ts';
import { joinPages, nextPage } from '../../platform/query/pages.ts';
import { queryClient } from '../../platform/query/query-client.ts';
import { classMessageKeys } from './keys.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: classMessageKeys.ofClasses });

/** The messages of a class, page by page. */
export function useTeacherClassMessages(classId: string) {
  return useInfiniteQuery({
    queryKey: classMessageKeys.ofClass(classId),
    queryFn: ({ pageParam: page, signal }) =>
      teacherClassMessageApi.list({ params: { classId }, query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
  });
}

/** A message for a form that changes it: what is typed must not be replaced by a later reply. */
export function useClassMessageContent(id: string) {
  return useQuery({
    queryKey: classMessageKeys.one(id),
    queryFn: ({ signal }) => teacherClassMessageApi.read({ params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The children of the class, and when each saw a message. */
export function useClassMessageReaders(id: string) {
  return useQuery({
    queryKey: classMessageKeys.readers(id),
    queryFn: ({ signal }) => teacherClassMessageApi.readers({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

export type NewClassMessage = Parameters<typeof teacherClassMessageApi.create>[0]['body'];
export type ClassMessageContent = Omit<NewClassMessage, 'id' | 'classId'>;

/** Writes a message, or with a version gives it other content. Sending the same again changes nothing. */
export function useSaveClassMessage(id: string, classId: string, version: number | undefined) {
  return useMutation<TeacherClassMessage, ApiError, ClassMessageContent>({
    mutationFn: (content) =>
      version === undefined
        ? teacherClassMessageApi.create({ body: { id, classId, ...content } })
        : teacherClassMessageApi.replace({ params: { id }, body: { version, ...content } }),
    onSuccess: refresh,
  });
}

/** Pins a message until a time, or with null no longer. */
export function usePinClassMessage(id: string) {
  return useMutation<TeacherClassMessage, ApiError, string | null>({
    mutationFn: (pinnedUntil) => teacherClassMessageApi.pin({ params: { id }, body: { pinnedUntil } }),
    onSettled: refresh,
  });
}

/** Deletes a message. */
export function useRemoveClassMessage(id: string) {
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => teacherClassMessageApi.remove({ params: { id } }),
    onSettled: refresh,
  });
}
