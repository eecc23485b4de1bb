import type { TestedAnswer } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { laboratoryApi } from '../platform/api/laboratory.ts';

/** Every skill that has questions, in the order of the books. */
export function useTestedSkills() {
  return useQuery({
    queryKey: ['laboratory', 'skills'],
    queryFn: ({ signal }) => laboratoryApi.skills({}, { signal }),
    // Skills change with a new version of the server only.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How an answer to a question is read and graded; nothing is stored. */
export function useTestAnswer() {
  return useMutation<TestedAnswer, ApiError, { questionId: string; raw: RawInput }>({
    mutationFn: (body) => laboratoryApi.check({ body }),
  });
}
