import type { ApiError } from '@mashq/api/client';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';
import { queryClient } from '../platform/query/query-client.ts';

const KEY = ['admin', 'push'] as const;

type Calls = Contract['admin']['push'];
export type PushState = ResponseOf<Calls['read']>;

/** What became of the messages to browsers. */
export function usePushState() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => adminApi.push.read({ signal }), staleTime: 0 });
}

/** Queues the failed ones that are still of use once more. */
export function useRetryPush() {
  return useMutation<ResponseOf<Calls['retry']>, ApiError, void>({
    mutationFn: () => adminApi.push.retry(),
    onSuccess: async ({ queued: _, ...state }) => {
      queryClient.setQueryData(KEY, state);
      await queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
}
