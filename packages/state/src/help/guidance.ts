import type { GuidedScreen } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { guidanceApi } from '../platform/api/guidance-api.ts';
import { queryClient } from '../platform/query/query-client.ts';

type Closed = Awaited<ReturnType<typeof guidanceApi.closed>>;

const KEY = ['guidance'] as const;

/** The screens whose first-visit pointers the person has closed; asked for once a visit. */
export function useClosedPointers() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => guidanceApi.closed({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Closes the pointers of a screen, or of all, for ever; on this page at once, whatever the network does. */
export function useClosePointers() {
  return useMutation<Closed, ApiError, GuidedScreen>({
    mutationFn: (screen) => guidanceApi.close({ body: { screen } }),
    onMutate: (screen) => {
      queryClient.setQueryData<Closed>(KEY, (before) => ({ closed: [...(before?.closed ?? []), screen] }));
    },
  });
}
