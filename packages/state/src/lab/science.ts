import type { ScienceResult, ScienceSimulation } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '../platform/api/api.ts';
import { laboratoryApi } from '../platform/api/laboratory.ts';

import { makeId } from '../platform/id.ts';
import { queryClient } from '../platform/query/query-client.ts';

const SCIENCE = ['laboratory', 'science'] as const;

/** The simulations of the science laboratory, with what the person has solved of each. */
export function useScience() {
  return useQuery<ScienceSimulation[]>({
    queryKey: SCIENCE,
    queryFn: ({ signal }) => laboratoryApi.science({}, { signal }),
  });
}

/** Stores what came of a check. The drawing does not wait for it: it is sent again twice where it does not get through. */
export function useRecordScience() {
  return useMutation<unknown, Error, ScienceResult & { id: string }>({
    mutationFn: (body) => laboratoryApi.recordScienceEvent({ body }),
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTemporary,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SCIENCE }),
  });
}

/** A result with an id of its own, so that it is stored once however often it is sent. */
export const newScienceResult = (result: ScienceResult): ScienceResult & { id: string } => ({
  id: makeId(),
  ...result,
});
