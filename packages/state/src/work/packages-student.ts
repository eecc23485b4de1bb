import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient, storeReply } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

const keyOf = (id: string) => memberKeys.series(['package', id]);
const questionsKey = (id: string) => memberKeys.seriesQuestions(['package', id]);

/** A package with its activities and the questions of those that were opened. */
export function usePackage(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      withResponseCache(keyOf(id), () => studentApi.packages.read({ params: { packageId: id } }, { signal })),
  });
}

/** The ready-made packages that a child without a school takes by itself. */
export function useReadyPackages() {
  return useQuery({
    queryKey: memberKeys.readyPackages,
    queryFn: ({ signal }) => studentApi.packages.ready({}, { signal }),
  });
}

/** Takes a ready-made package of the grade. Each is taken once. */
export function useEnrolInPackage() {
  return useMutation<Awaited<ReturnType<typeof studentApi.packages.take>>, ApiError, number>({
    mutationFn: (section) => studentApi.packages.take({ params: { section } }),
    onSuccess: async (detail) => {
      await storeReply(keyOf(detail.id), detail);
      void queryClient.invalidateQueries({ queryKey: memberKeys.readyPackages });
      void queryClient.invalidateQueries({ queryKey: memberKeys.homeworks });
    },
  });
}

/** All questions of the activities that were opened, fetched ahead, so that they can be done without a network. */
export function usePackageQuestions(id: string, { isNeeded = true }: { isNeeded?: boolean } = {}) {
  return useQuery({
    queryKey: questionsKey(id),
    queryFn: ({ signal }) =>
      withResponseCache(questionsKey(id), () =>
        studentApi.packages.questions({ params: { packageId: id } }, { signal }),
      ),
    enabled: isNeeded,
    staleTime: 10 * 60_000,
  });
}

/** Opens an activity by its number. A second time changes nothing. */
export function useOpenActivity(id: string) {
  return useMutation<Awaited<ReturnType<typeof studentApi.packages.open>>, ApiError, number>({
    mutationFn: (activity) => studentApi.packages.open({ params: { packageId: id, activity } }),
    onSuccess: async (detail) => {
      await storeReply(keyOf(id), detail);
      void queryClient.invalidateQueries({ queryKey: questionsKey(id) });
    },
  });
}

/** The worked example of an opened activity. */
export function useWorkedExample(id: string, activity: number, { isNeeded }: { isNeeded: boolean }) {
  const queryKey = [...keyOf(id), 'example', activity];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      withResponseCache(queryKey, () =>
        studentApi.packages.example({ params: { packageId: id, activity } }, { signal }),
      ),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
