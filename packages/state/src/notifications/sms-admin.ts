import type { ApiError } from '@mashq/api/client';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';
import { queryClient } from '../platform/query/query-client.ts';

const KEY = ['admin', 'sms'] as const;

type Calls = Contract['admin']['sms'];
export type SmsState = ResponseOf<Calls['read']>;

/** What became of the messages to phones of the last day. */
export function useSmsState() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => adminApi.sms.read({ signal }), staleTime: 0 });
}

/** Queues the failed ones that are still of use once more. */
export function useRetrySms() {
  return useMutation<ResponseOf<Calls['retry']>, ApiError, void>({
    mutationFn: () => adminApi.sms.retry(),
    onSuccess: async ({ queued: _, ...state }) => {
      queryClient.setQueryData(KEY, state);
      await queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
}
