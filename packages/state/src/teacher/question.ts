import type { Level } from '@mashq/curriculum/model';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../api/index.ts';
import { teacherApi } from '../api/teacher-api.ts';
import { queryClient } from '../query/query-client.ts';
import { teacherKeys } from './keys.ts';

/**
 * A preview question with key, hints and solution. Without a level, or with one the skill lacks, the skill's own level is
 * used. The previous question stays visible while another level loads.
 */
export function usePreviewQuestion(skillId: string, level?: Level) {
  return useQuery({
    queryKey: teacherKeys.preview(skillId, level),
    queryFn: ({ signal }) => teacherApi.questions.preview({ query: { skillId, ...(level && { level }) } }, { signal }),
    placeholderData: keepPreviousData,
    // A preview must not change while it is shown.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Another question of the same skill and level. */
export function useNextPreview(skillId: string, level?: Level) {
  return useMutation<unknown, ApiError, { questionId: string | undefined }>({
    mutationFn: ({ questionId }) =>
      teacherApi.questions.preview({ query: { skillId, isNext: 'true', ...(questionId && { questionId }) } }),
    onSuccess: (question) => queryClient.setQueryData(teacherKeys.preview(skillId, level), question),
  });
}
