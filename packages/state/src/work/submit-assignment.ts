import { useMutation } from '@tanstack/react-query';
import { memberApi } from '../platform/api/member-api.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { storeReply } from '../platform/query/store-reply.ts';
import { memberKeys, type SeriesKind } from '../platform/query/student-keys.ts';
import { inPath } from './assignment-student.ts';

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
