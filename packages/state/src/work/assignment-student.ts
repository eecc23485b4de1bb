import type { StudentAssignmentDetail, StudentHomeworkDetail } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient, storeReply } from '../platform/query/query-client.ts';
import { memberKeys, type SeriesKind } from '../platform/query/student-keys.ts';

interface Details {
  homework: StudentHomeworkDetail;
  review: StudentAssignmentDetail;
}

/** Each kind has its id under its own name in the path: `homeworkId`. */
export const inPath = (kind: SeriesKind, id: string) => ({
  params: { [`${kind}Id`]: id } as { homeworkId: string; reviewId: string },
});

/** Assigned work with the state of each of its questions. */
export function useAssignment<Kind extends SeriesKind>(kind: Kind, id: string) {
  const queryKey = memberKeys.series([kind, id]);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      withResponseCache(
        queryKey,
        () => studentApi[kind as SeriesKind].read(inPath(kind, id), { signal }) as Promise<Details[Kind]>,
      ),
  });
}

/** All questions of assigned work, fetched ahead and cached, so that it can be done without a network, even after a reload. */
export function useAssignmentQuestions(kind: SeriesKind, id: string, { isNeeded = true }: { isNeeded?: boolean } = {}) {
  const queryKey = memberKeys.seriesQuestions([kind, id]);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      withResponseCache(queryKey, () => studentApi[kind].questions(inPath(kind, id), { signal })),
    enabled: isNeeded,
    staleTime: 10 * 60_000,
  });
}

/** Hands assigned work in. */
export function useSubmitAssignment(kind: SeriesKind, id: string) {
  return useMutation({
    mutationFn: () => studentApi[kind].submit(inPath(kind, id)),
    onSuccess: async (assignment) => {
      await storeReply(memberKeys.series([kind, id]), assignment);
      return queryClient.invalidateQueries({ queryKey: memberKeys.homeworks });
    },
  });
}
