import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountApi } from '../platform/api/account.ts';
import type { ApiError } from '../platform/api/api.ts';
import { queryClient } from '../platform/query/query-client.ts';

type Calls = Contract['secondFactor'];
export type SecondFactor = ResponseOf<Calls['read']>;

const KEY = ['account', 'second-factor'] as const;

/** Whether the own account has a second factor. */
export function useSecondFactor() {
  return useQuery<SecondFactor, ApiError>({
    queryKey: KEY,
    queryFn: ({ signal }) => accountApi.secondFactor.read({}, { signal }),
  });
}

/** A new secret for the authenticator app; it stays in no cache. */
export function useBeginSecondFactor() {
  return useMutation<ResponseOf<Calls['begin']>, ApiError, string>({
    mutationFn: (password) => accountApi.secondFactor.begin({ body: { password } }),
    gcTime: 0,
  });
}

/** Turns it on by the app's first code. The recovery codes are in the reply alone, and stay in no cache. */
export function useConfirmSecondFactor() {
  return useMutation<ResponseOf<Calls['confirm']>, ApiError, string>({
    mutationFn: (code) => accountApi.secondFactor.confirm({ body: { code } }),
    gcTime: 0,
  });
}

/** What is shown of the own account is asked for again. */
export const refreshSecondFactor = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

/** Turns it off. */
export function useEndSecondFactor() {
  return useMutation<SecondFactor, ApiError, { password: string; code: string }>({
    mutationFn: (body) => accountApi.secondFactor.end({ body }),
    onSuccess: (state) => queryClient.setQueryData<SecondFactor>(KEY, state),
  });
}
