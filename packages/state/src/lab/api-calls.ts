import type { Contract, RequestTexts, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { laboratoryApi } from '../platform/api/laboratory.ts';

/** What is wrong with a request that was tried. */
export type TriedRequest = ResponseOf<Contract['laboratory']['tryCall']>;

// Calls change with a new version of the server only.
const staleTime = Number.POSITIVE_INFINITY;

/** Every call of the API. */
export function useApiCalls() {
  return useQuery({
    queryKey: ['laboratory', 'calls'],
    queryFn: ({ signal }) => laboratoryApi.calls({}, { signal }),
    staleTime,
  });
}

/** One call with a request that it accepts, and a reply. */
export function useApiCall(name: string) {
  return useQuery({
    queryKey: ['laboratory', 'calls', name],
    queryFn: ({ signal }) => laboratoryApi.sample({ params: { name } }, { signal }),
    staleTime,
  });
}

/** Has a request read as the server would; the call itself is not made. */
export function useTryCall(name: string) {
  return useMutation<TriedRequest, ApiError, RequestTexts>({
    mutationFn: (body) => laboratoryApi.tryCall({ params: { name }, body }),
  });
}
