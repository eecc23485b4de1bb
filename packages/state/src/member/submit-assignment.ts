import type { PracticeWorkKind } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import { memberApi } from '../api/member-api.ts';
import { queryClient } from '../query/query-client.ts';
import { inPath } from './assignment.ts';
import { memberKeys } from './keys.ts';

/** Hands assigned work in. */
export function useSubmitAssignment(kind: PracticeWorkKind, id: string) {
  return useMutation({
    mutationFn: () => memberApi[kind].submit(inPath(kind, id)),
    onSuccess: (assignment) => {
      queryClient.setQueryData(memberKeys.series([kind, id]), assignment);
      return queryClient.invalidateQueries({ queryKey: memberKeys.homeworks });
    },
  });
}
