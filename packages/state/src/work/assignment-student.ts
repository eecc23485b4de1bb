import type { StudentAssignmentDetail, StudentHomeworkDetail } from '@mashq/api/contract';
import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../platform/api/member-api.ts';
import { withResponseCache } from '../platform/offline/response-cache.ts';
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
        () => memberApi[kind as SeriesKind].read(inPath(kind, id), { signal }) as Promise<Details[Kind]>,
      ),
  });
}

/** All questions of assigned work, fetched ahead and cached, so that it can be done without a network, even after a reload. */
export function useAssignmentQuestions(kind: SeriesKind, id: string, { isNeeded = true }: { isNeeded?: boolean } = {}) {
  const queryKey = memberKeys.seriesQuestions([kind, id]);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => withResponseCache(queryKey, () => memberApi[kind].questions(inPath(kind, id), { signal })),
    enabled: isNeeded,
    staleTime: 10 * 60_000,
  });
}
