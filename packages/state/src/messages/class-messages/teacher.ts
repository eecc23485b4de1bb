import type { TeacherClassMessage } from '@mashq/api/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api/api.ts';
import { teacherApi } from '../../platform/api/teacher.ts';

import { joinPages, nextPage, queryClient } from '../../platform/query/query-client.ts';
import { classMessageKeys } from './keys.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: classMessageKeys.ofClasses });

/** The messages of a class, page by page. */
export function useTeacherClassMessages(classId: string) {
  return useInfiniteQuery({
    queryKey: classMessageKeys.ofClass(classId),
    queryFn: ({ pageParam: page, signal }) =>
      teacherApi.classMessages.list({ params: { classId }, query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
  });
}

/** A message for a form that changes it: what is typed must not be replaced by a later reply. */
export function useClassMessageContent(id: string) {
  return useQuery({
    queryKey: classMessageKeys.one(id),
    queryFn: ({ signal }) => teacherApi.classMessages.read({ params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The children of the class, and when each saw a message. */
export function useClassMessageReaders(id: string) {
  return useQuery({
    queryKey: classMessageKeys.readers(id),
    queryFn: ({ signal }) => teacherApi.classMessages.readers({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

export type NewClassMessage = Parameters<typeof teacherApi.classMessages.create>[0]['body'];
export type ClassMessageContent = Omit<NewClassMessage, 'id' | 'classId'>;

/** Writes a message, or with a version gives it other content. Sending the same again changes nothing. */
export function useSaveClassMessage(id: string, classId: string, version: number | undefined) {
  return useMutation<TeacherClassMessage, ApiError, ClassMessageContent>({
    mutationFn: (content) =>
      version === undefined
        ? teacherApi.classMessages.create({ body: { id, classId, ...content } })
        : teacherApi.classMessages.replace({ params: { id }, body: { version, ...content } }),
    onSuccess: refresh,
  });
}

/** Pins a message until a time, or with null no longer. */
export function usePinClassMessage(id: string) {
  return useMutation<TeacherClassMessage, ApiError, string | null>({
    mutationFn: (pinnedUntil) => teacherApi.classMessages.pin({ params: { id }, body: { pinnedUntil } }),
    onSettled: refresh,
  });
}

/** Deletes a message. */
export function useRemoveClassMessage(id: string) {
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => teacherApi.classMessages.remove({ params: { id } }),
    onSettled: refresh,
  });
}
