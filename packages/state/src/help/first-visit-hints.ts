import type { GuidedScreen } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountApi } from '../platform/api/account.ts';
import type { ApiError } from '../platform/api/api.ts';

import { queryClient } from '../platform/query/query-client.ts';

export type StudentHint = Exclude<GuidedScreen, 'all'>;
type Closed = Awaited<ReturnType<typeof accountApi.guidance.closed>>;

const KEY = ['guidance'] as const;

/** The screens whose first-visit hint the person has put away; asked for once a visit. */
export function useClosedHints() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => accountApi.guidance.closed({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Puts the hint of a screen, or of all, away for ever; on this page at once, whatever the network does. */
export function useCloseHints() {
  return useMutation<Closed, ApiError, GuidedScreen>({
    mutationFn: (screen) => accountApi.guidance.close({ body: { screen } }),
    onMutate: (screen) => {
      queryClient.setQueryData<Closed>(KEY, (before) => ({ closed: [...(before?.closed ?? []), screen] }));
    },
  });
}
