import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { studentApi } from '../platform/api/student.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

type Calls = Contract['member']['questions'];
export type WorkedExample = ResponseOf<Calls['example']>;
export type TriedExample = ResponseOf<Calls['tryExample']>;

/** The worked example made for a practice question, once it `isNeeded`. */
export function useExample(questionId: string, { isNeeded }: { isNeeded: boolean }) {
  return useQuery<WorkedExample, ApiError>({
    queryKey: memberKeys.example(questionId),
    queryFn: ({ signal }) => studentApi.questions.example({ params: { questionId } }, { signal }),
    enabled: isNeeded,
    // The same each time; what changes is whether it is due, which `useExampleSeen` notes here.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The example was seen: it is shown unasked no more. On this page at once, whatever the network does. */
export function useExampleSeen(questionId: string) {
  return useMutation<unknown, ApiError>({
    mutationFn: () => studentApi.questions.exampleSeen({ params: { questionId } }),
    onMutate: () => {
      queryClient.setQueryData<WorkedExample>(
        memberKeys.example(questionId),
        (before) => before && { ...before, is_due: false },
      );
    },
  });
}

/** The student's result of the example whose end is left to it; null asks for its solution. */
export function useTryExample(questionId: string) {
  return useMutation<TriedExample, ApiError, RawInput | null>({
    mutationFn: (raw) => studentApi.questions.tryExample({ params: { questionId }, body: { raw } }),
  });
}
