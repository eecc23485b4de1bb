import { useMutation } from '@tanstack/react-query';
import { memberApi } from '../api/member-api.ts';
import { queryClient } from '../query/query-client.ts';
import { inPath } from './assignment.ts';
import { memberKeys, type SeriesKind } from './keys.ts';

/** Hands assigned work in. */
export function useSubmitAssignment(kind: SeriesKind, id: string) {
  return useMutation({
    mutationFn: () => memberApi[kind].submit(inPath(kind, id)),
    onSuccess: (assignment) => {
      queryClient.setQueryData(memberKeys.series([kind, id]), assignment);
      return queryClient.invalidateQueries({ queryKey: memberKeys.homeworks });
    },
  });
}
