import { useMutation } from '@tanstack/react-query';
import { memberApi } from '../api/member-api.ts';
import { queryClient } from '../query/query-client.ts';
import { storeReply } from '../query/store-reply.ts';
import { inPath } from './assignment.ts';
import { memberKeys, type SeriesKind } from './keys.ts';

/** Hands assigned work in. */
export function useSubmitAssignment(kind: SeriesKind, id: string) {
  return useMutation({
    mutationFn: () => memberApi[kind].submit(inPath(kind, id)),
    onSuccess: async (assignment) => {
      await storeReply(memberKeys.series([kind, id]), assignment);
      return queryClient.invalidateQueries({ queryKey: memberKeys.homeworks });
    },
  });
}
