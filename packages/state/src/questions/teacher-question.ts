import type { Level } from '@mashq/curriculum/model';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { teacherApi } from '../platform/api/teacher.ts';

import { queryClient, storeReply } from '../platform/query/query-client.ts';

/** A question by what it is made from. Without a seed the first of its level, without a level the skill's own. */
export interface QuestionAt {
  skillId: string;
  level?: Level | undefined;
  seed?: number | undefined;
}

const previewKey = (skillId: string, level?: number) => ['teacher', 'preview', skillId, level] as const;
const browsedKey = (at: QuestionAt) => ['teacher', 'browsed', at.skillId, at.level, at.seed] as const;

/**
 * A preview question with key, hints and solution. Without a level, or with one the skill lacks, the skill's own level is
 * used. The previous question stays visible while another level loads.
 */
export function usePreviewQuestion(skillId: string, level?: Level) {
  return useQuery({
    queryKey: previewKey(skillId, level),
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
    onSuccess: (question) => storeReply(previewKey(skillId, level), question),
  });
}

/** The question of a skill at a level and a seed: the same address is always the same question. */
export function useBrowsedQuestion(at: QuestionAt | undefined) {
  return useQuery({
    queryKey: browsedKey(at ?? { skillId: '' }),
    queryFn: ({ signal }) => {
      const { skillId = '', level, seed } = at ?? {};
      const isExact = level !== undefined && seed !== undefined;
      return teacherApi.questions.preview(
        {
          query: {
            skillId,
            ...(isExact ? { questionId: `${skillId}.${level}.${seed}` } : level !== undefined && { level }),
          },
        },
        { signal },
      );
    },
    enabled: at !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A question by all that it is made from. */
export interface ExactQuestion extends QuestionAt {
  level: Level;
  seed: number;
}

/** What a question of a teacher is made from, by its id. */
export function questionAt(questionId: string): ExactQuestion {
  const [, skillId = '', level, seed] = /^(.+)\.([1-4])\.(\d+)$/.exec(questionId) ?? [];
  return { skillId, level: Number(level) as Level, seed: Number(seed) };
}

/** The question after one of the same skill and level; gives where it is. */
export function useNextQuestion() {
  return useMutation<ExactQuestion, ApiError, { skillId: string; questionId: string }>({
    mutationFn: async ({ skillId, questionId }) => {
      const question = await teacherApi.questions.preview({ query: { skillId, questionId, isNext: 'true' } });
      const at = questionAt(question.question_id);
      queryClient.setQueryData(browsedKey(at), question);
      return at;
    },
  });
}
