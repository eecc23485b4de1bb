import type { Level } from '@mashq/curriculum/model';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiError, api } from '../api/index.ts';
import { queryClient } from '../query/query-client.ts';
import { teacherKeys } from './keys.ts';

/**
 * A question of a skill as the child sees it, with everything a teacher may know of it. Without a level, or with one the
 * skill does not have, at the skill's own. While another level is asked for, the question before it stays.
 */
export function usePreviewQuestion(skillId: string, level?: Level) {
  return useQuery({
    queryKey: teacherKeys.preview(skillId, level),
    queryFn: ({ signal }) => api.teacher.questions.preview({ query: { skillId, ...(level && { level }) } }, { signal }),
    placeholderData: keepPreviousData,
    // A question that is looked at does not change under one's eyes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Another question of the same skill and level. */
export function useNextPreview(skillId: string, level?: Level) {
  return useMutation<unknown, ApiError, { questionId: string | undefined }>({
    mutationFn: ({ questionId }) =>
      api.teacher.questions.preview({ query: { skillId, isNext: 'true', ...(questionId && { questionId }) } }),
    onSuccess: (question) => queryClient.setQueryData(teacherKeys.preview(skillId, level), question),
  });
}
