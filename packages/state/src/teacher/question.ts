import { useMutation, useQuery } from '@tanstack/react-query';
import { type ApiError, api } from '../api/index.ts';
import { queryClient } from '../query/query-client.ts';
import { teacherKeys } from './keys.ts';

/** A question of a skill as the child sees it, with everything a teacher may know of it. */
export function usePreviewQuestion(skillId: string) {
  return useQuery({
    queryKey: teacherKeys.preview(skillId),
    queryFn: ({ signal }) => api.teacher.questions.preview({ query: { skillId } }, { signal }),
    // A question that is looked at does not change under one's eyes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Another question of the same skill. */
export function useNextPreview(skillId: string) {
  return useMutation<unknown, ApiError, { questionId: string | undefined }>({
    mutationFn: ({ questionId }) =>
      api.teacher.questions.preview({ query: { skillId, isNext: 'true', ...(questionId && { questionId }) } }),
    onSuccess: (question) => queryClient.setQueryData(teacherKeys.preview(skillId), question),
  });
}
